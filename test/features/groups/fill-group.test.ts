/** A group by rules in a large account: new rules are looked through in pieces, and nobody is missed or left in. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addNotJoined } from "#test/factories/many-people";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, newId } from "#test/kit/tenant";

test("the first 2,000 people are in at once, the others after the job's pieces, and the group says so meanwhile", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const many = Array.from({ length: 2_500 }, (_one, at) => at);
	await addNotJoined(acme, many, newId(), olga.id);
	const rules = [{ field: "role", operator: "is" as const, values: ["member"] }];
	const made = { name: "Members", kind: "rules" as const, rules };
	const { group_id } = await olga.client.call("groups/update-group-details", made);
	const filling = await olga.client.call("groups/get-group-details", { group_id });
	expect(filling.group.is_filling).toBe(1);
	expect(filling.group.members_count).toBeLessThan(2_001);
	while ((await runOutbox(acme, "groups/fill-group")) > 0);
	const filled = await olga.client.call("groups/get-group-details", { group_id });
	expect(filled.group).toMatchObject({ is_filling: 0, members_count: 2_500, pending_members_count: 2_500 });
	const others = [{ field: "role", operator: "is_not" as const, values: ["member"] }];
	await olga.client.call("groups/update-group-details", { group_id, name: "Members", rules: others });
	while ((await runOutbox(acme, "groups/fill-group")) > 0);
	const emptied = await olga.client.call("groups/get-group-details", { group_id });
	expect(emptied.group).toMatchObject({ is_filling: 0, members_count: 1, active_members_count: 1 });
	const left = await acme.database.read(
		sql<{
			id: number;
		}>`select user_id as id from group_members where account_id = ${acme.id} and group_id = ${group_id}`,
	);
	expect(left).toEqual([{ id: olga.id }]);
});
