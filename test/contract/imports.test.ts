/** Every declared import: it refuses a file without what it requires, and its template passes its own check. */
import { expect, test } from "vitest";
import { medalliaFlags } from "#test/factories/medallia";
import { salesFlags } from "#test/factories/sales";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { columnsOf } from "#workers/kernel/import-columns";
import { imports } from "#workers/registry";
import { sendFile } from "../features/imports/upload";

const declared = imports.map((one) => [one.kind, one] as const);

async function anOwner() {
	const acme = await createTenant({ flags: { orders_management_enabled: 1, ...medalliaFlags, ...salesFlags } });
	return acme.addMember({ role: "account_owner" });
}

async function check(owner: TestMember, kind: string, file: string) {
	const address = "/api/async_process/api_check_upload";
	return (await owner.client.upload(address, { kind }, new File([file], "file.csv"))).body as Record<string, unknown>;
}

test.each(declared)("%s refuses a file that lacks a required column, and names it", async (kind, { columns }) => {
	const owner = await anOwner();
	const all = columnsOf({ columns });
	for (const [id, { required }] of Object.entries(columns)) {
		if (!required) continue;
		const replacement = required === true ? undefined : required.or;
		const present = all.filter((one) => one !== id && one !== replacement);
		const file = `${present.map((one) => `"${one}"`).join(",")}\n${present.map(() => "x").join(",")}\n`;
		const { body } = await sendFile(owner, kind, file);
		expect([id, body.resultType]).toEqual([id, "missing_columns"]);
		expect(JSON.stringify(body.errors)).toContain(id);
		if (!replacement) continue;
		const replaced = [...present, replacement];
		const checked = await check(owner, kind, `${replaced.join(",")}\n${replaced.map(() => "x").join(",")}\n`);
		expect(checked.missing_columns, `${replacement} for ${id}`).not.toContain(id);
	}
});

test.each(declared)(
	"the template of %s lies where its list says, and passes its own check",
	async (kind, { columns }) => {
		const owner = await anOwner();
		const { imports: offered } = await owner.client.call("imports/list-imports", {});
		const { template } = offered.find((one) => one.kind === kind)!;
		const answer = await owner.client.fetch(template);
		expect(answer.headers.get("content-disposition")).toContain(`${kind}.csv`);
		const checked = await check(owner, kind, await answer.text());
		expect(checked).toMatchObject({ missing_columns: [], question: null, has_rows: true });
		const ids = columnsOf({ columns }).filter((id) => columns[id]!.examples);
		expect(checked.headers).toEqual(ids.map((id) => ({ header: id, column: id })));
	},
);

test("a template is for whoever may upload", async () => {
	const acme = await createTenant();
	const [member, owner] = [await acme.addMember(), await acme.addMember({ role: "account_owner" })];
	for (const [kind] of declared) {
		expect((await member.client.fetch(`/webapp/templates/${kind}.csv`)).status).toBe(403);
		expect((await acme.visitor().fetch(`/webapp/templates/${kind}.csv`)).status).toBe(401);
	}
	expect((await owner.client.fetch("/webapp/templates/nothing.csv")).status).toBe(404);
});
