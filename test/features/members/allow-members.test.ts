/** Many members are allowed something at once, or lose it: who has it so already is passed over, and all others keep theirs. */
import { expect, test } from "vitest";
import { runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { companyOf, job, runOf, selectAll, skippedOf } from "../bulk-actions/selecting";

test("the selected members are allowed what is chosen and lose it again, each once, and members select nobody", async () => {
	const { acme, olga, members } = await companyOf(3);
	const [first] = members;
	await olga.client.call("members/save-person-switches", { user_id: first!.id, disable_cart: 1 });
	await selectAll(olga);
	const address = "/members/bulk/allow";
	const page = await openPage(olga, address);
	expect(page.text).toContain("3 members are selected.");
	expect(page.texts("option")).toEqual(expect.arrayContaining(["No cart", "No store", "On", "Off"]));
	expect(page.texts("option")).not.toContain("Moderate sales");
	const run = async (value: string) => {
		await selectAll(olga);
		const fields = { person_switch: "disable_cart", value };
		const sent = await sendForm(olga, address, "members/allow-members", fields);
		await runOutbox(acme, job);
		return Number(/bulk_runs\/(\d+)/.exec(sent.location ?? "")![1]);
	};
	const off = () =>
		Promise.all(members.map(async ({ client }) => (await client.call("session/init-user", {})).user.disable_cart));
	const given = await run("1");
	expect(await runOf(olga, given)).toMatchObject({ status: "done", done_count: 2, skipped_count: 1 });
	expect(await skippedOf(olga, given)).toEqual({ [first!.name]: "Had it so already." });
	expect(await off()).toEqual([1, 1, 1]);
	expect(await runOf(olga, await run("0"))).toMatchObject({ status: "done", done_count: 3, skipped_count: 0 });
	expect(await off()).toEqual([0, 0, 0]);
	// Refused: who is no owner, whatever they name; a handle of somebody else's; nothing selected; what is no switch.
	const table_hash = await selectAll(olga);
	const asked = { table_hash, person_switch: "disable_cart", value: "1" } as const;
	const refusalOf = async ({ client }: typeof olga, more: object = {}) =>
		(await client.try("members/allow-members", { ...asked, ...more } as never)).body.resultType;
	expect(await refusalOf(first!)).toBe("forbidden");
	const otto = await acme.addMember({ role: "account_owner" });
	expect([await refusalOf(otto), await refusalOf(olga, { table_hash: "x" })]).toEqual(["not_found", "not_found"]);
	for (const more of [{ person_switch: "can_export" }, { person_switch: "role" }, { value: "2" }])
		expect([more, await refusalOf(olga, more)]).toEqual([more, "validation"]);
	await olga.client.call("members/allow-members", { ...asked, person_switch: "disable_shop" });
	expect(await refusalOf(olga)).toBe("nothing_selected");
	expect(await off()).toEqual([0, 0, 0]);
});
