/** How many rows lists show at a time, and the pager below them. */
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage, type ServedPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function manyRecognitions(count: number) {
	const acme = await createTenant();
	const [olga, priya] = [await acme.addMember({ role: "account_owner" }), await acme.addMember()];
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	for (let at = 0; at < count; at += 1) await addRecognition(acme, { giver: olga, recipients: [priya], program });
	return { acme, olga, priya };
}

/** Words of the pager's two steps, and whether each leads anywhere. */
const steps = (page: ServedPage) =>
	["Previous", "Next"].map((step) => page.links().some(({ text, href }) => text === step && href !== ""));

test("[data_table-07] a table has ten rows a page, the generic one with recognitions six", async () => {
	const { acme, olga, priya } = await manyRecognitions(11);
	for (let at = 0; at < 10; at += 1) await addProgram(acme, { owner: olga, name: `Program ${at}` });
	const sizes = async (path: string) => {
		const { body } = await priya.client.post(path, {});
		const table = body as unknown as { table_rows: object[]; total_pages: number };
		return [table.table_rows.length, table.total_pages];
	};
	expect(await sizes("/api/reports/api_get_recognitions_report")).toEqual([6, 2]);
	expect(await sizes("/api/programs/api_get_programs")).toEqual([10, 2]);
	expect((await openPage(priya, "/recognitions")).table().rows).toHaveLength(6);
});

test("[ui_kit-11] Previous leads nowhere on page 1, Next nowhere on the last page", async () => {
	const { priya } = await manyRecognitions(13);
	expect(steps(await openPage(priya, "/recognitions"))).toEqual([false, true]);
	expect(steps(await openPage(priya, "/recognitions?page=2"))).toEqual([true, true]);
	expect(steps(await openPage(priya, "/recognitions?page=3"))).toEqual([true, false]);
	const first = (await openPage(priya, "/recognitions")).html;
	expect(first).toMatch(
		/aria-disabled="true"[^>]*>(?:(?!<\/(?:a|span|button)>).)*Previous|disabled=""[^>]*>(?:(?!<\/button>).)*Previous/,
	);
});

test("[ui_kit-12] a list of one page or of none has no pager", async () => {
	const pagers = (page: ServedPage) => (page.html.match(/class="[^"]*\bpager\b/g) ?? []).length;
	for (const [count, shown] of [
		[0, 0],
		[6, 0],
		[7, 1],
	] as const) {
		const { priya } = await manyRecognitions(count);
		expect([count, pagers(await openPage(priya, "/recognitions"))]).toEqual([count, shown]);
	}
});
