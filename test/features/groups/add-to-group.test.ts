/** Many members are put into a group at once: who was in it is passed over, and a group by rules takes nobody by hand. */
import { expect, test } from "vitest";
import { addGroup } from "#test/factories/programs";
import { runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { companyOf, job, runOf, selectAll, skippedOf } from "../bulk-actions/selecting";

test("the selected members are put into the group that is chosen, each once; its page offers lists of people alone", async () => {
	const { acme, olga, members } = await companyOf(3);
	const night = await addGroup(acme, "Night shift", [members[0]!]);
	const { group_id: drivers } = await olga.client.call("groups/update-group-details", {
		...{ name: "Drivers", kind: "rules" },
		rules: [{ field: "title", operator: "is", values: ["Driver"] }],
	});
	const table_hash = await selectAll(olga);
	const page = await openPage(olga, "/members/bulk/add-to-group");
	expect(page.texts("option")).toEqual(["Choose one", "Night shift"]);
	expect(page.text).toContain("3 members are selected.");
	const refused = await olga.client.try("groups/add-to-group", { table_hash, group_id: drivers });
	expect([refused.status, refused.body.errors]).toEqual([
		400,
		{ group_id: ["Choose a group that is a list of people."] },
	]);
	const sent = await sendForm(olga, "/members/bulk/add-to-group", "groups/add-to-group", { group_id: String(night) });
	const bulk_run_id = Number(/bulk_runs\/(\d+)/.exec(sent.location ?? "")![1]);
	await runOutbox(acme, job);
	expect(await runOf(olga, bulk_run_id)).toMatchObject({
		...{ name: "Members added to a group", status: "done", done_count: 2, skipped_count: 1 },
	});
	expect(await skippedOf(olga, bulk_run_id)).toEqual({ [members[0]!.name]: "Was in the group already." });
	const { group } = await olga.client.call("groups/get-group-details", { group_id: night });
	expect(group).toMatchObject({ active_members_count: 3 });
	const another = await companyOf(1);
	const foreign = await another.olga.client.try("groups/add-to-group", {
		...{ table_hash: await selectAll(another.olga), group_id: night },
	});
	expect(foreign.status).toBe(400);
});
