/** Deleting a group: not while a program names it; afterwards nobody finds it. */
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { createTenant } from "#test/kit/tenant";

test("a group that a program names stays, and one without uses goes with its place in the search", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const { group_id } = await olga.client.call("groups/update-group-details", { name: "Depot", people: [olga.email] });
	const program = await addProgram(acme, { owner: olga, givers: { group_ids: [group_id] } });
	const used = await olga.client.call("groups/get-group-details", { group_id });
	expect(used.programs.map(({ id }) => id)).toEqual([program.id]);
	const { table_rows } = await olga.client.call("groups/get-groups", {});
	expect(table_rows).toMatchObject([{ name: "Depot", use_count: 1, active_members_count: 1, kind: "list" }]);
	const refused = await olga.client.try("groups/delete-group", { group_id });
	expect([refused.status, refused.body.resultType]).toEqual([409, "group_in_use"]);
});

test("a group by rules has nobody to take out", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const rules = [{ field: "role", operator: "is" as const, values: ["account_owner"] }];
	const { group_id } = await olga.client.call("groups/update-group-details", { name: "Owners", kind: "rules", rules });
	const refused = await olga.client.try("groups/remove-group-members", { group_id, user_ids: [olga.id] });
	expect(refused.body.resultType).toBe("group_has_rules");
	await olga.client.call("groups/delete-group", { group_id });
	expect((await olga.client.try("groups/get-group-details", { group_id })).status).toBe(404);
	const { searchResults } = await olga.client.call("autosuggest/autosuggest", {
		type: "groups",
		search_text: "owners",
	});
	expect(searchResults).toEqual([]);
});
