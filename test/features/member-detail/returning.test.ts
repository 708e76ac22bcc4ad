/** Suspending somebody, and taking back who was suspended or has left: what comes back, and what does not. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { createTenant } from "#test/kit/tenant";

async function company() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", role: "budget_owner", points: 250, password_hash: "x" });
	const tom = await acme.addMember({ first_name: "Tom", manager_id: priya.id });
	await fundTenant(acme, 500);
	const leeds = await addBudget(olga, { name: "Leeds", points: 100, budget_owner: priya });
	return { acme, olga, priya, tom, leeds };
}

const of = (user_id: number) => ({ user_id });

test("who is suspended is signed out and gets nothing, keeps what is theirs, and takes part again once taken back", async () => {
	const { olga, priya, leeds } = await company();
	const { client } = olga;
	await client.call("member-detail/suspend-member", of(priya.id));
	priya.client.forgetToken();
	expect((await priya.client.try("session/init-user", {})).status).toBe(401);
	const gift = { user_ids: [priya.id], points: 10, reason: "Gift" };
	expect((await client.try("member-detail/issue-points", gift)).body.resultType).toBe("cannot_receive");
	const { member } = await client.call("member-detail/get-member-details", of(priya.id));
	expect(member).toMatchObject({
		...{ status: "suspended", point_balance: 250, left_to_issue: 100, readonly_days_left: null },
		...{ requesting_user_can_suspend_user: 0, requesting_user_can_reactivate_user: 1 },
	});
	expect(await client.call("member-detail/reactivate-member", of(priya.id))).toMatchObject({ status: "active" });
	const { budget } = await client.call("budgets/get-budget-details", { budget_id: leeds });
	expect([budget.owner_email, budget.points_remaining]).toEqual([priya.email, 100]);
	// The session of before stays ended.
	expect((await priya.client.try("session/init-user", {})).status).toBe(401);
});

test("who has left comes back with points, groups and reports, without budgets and sessions; it is told before", async () => {
	const { acme, olga, priya, leeds } = await company();
	const { client } = olga;
	await client.call("member-detail/deactivate-member", of(priya.id));
	const ahead = await client.call("member-detail/get-return", of(priya.id));
	expect(ahead).toMatchObject({
		returns_as: "active",
		reports_count: 1,
		groups_count: 0,
		member: { point_balance: 250 },
	});
	expect(await client.call("member-detail/reactivate-member", of(priya.id))).toMatchObject({ status: "active" });
	const { member } = await client.call("member-detail/get-member-details", of(priya.id));
	expect(member).toMatchObject({ status: "active", termination_date: null, point_balance: 250, left_to_issue: 0 });
	const { budget } = await client.call("budgets/get-budget-details", { budget_id: leeds });
	expect(budget.owner_email).toBe(olga.email);
	const [line] = (await client.call("audit/get-audit-log", { pageSize: 1 })).table_rows;
	expect(line).toMatchObject({ act: "Member taken back", what: expect.stringContaining("active") });
	// Again it is the same, and changes nothing.
	const lines = () => acme.database.read(sql`select id from audit_lines where account_id = ${acme.id}`);
	const before = (await lines()).length;
	await client.call("member-detail/reactivate-member", of(priya.id));
	expect((await lines()).length).toBe(before);
});

test("who never joined is to be invited; nobody does it to themselves, and no one but an owner does it", async () => {
	const { acme, olga, priya, tom } = await company();
	const ines = await acme.addMember({ first_name: "Ines", status: "invited" });
	await olga.client.call("member-detail/deactivate-member", of(ines.id));
	expect(await olga.client.call("member-detail/reactivate-member", of(ines.id))).toMatchObject({ status: "invited" });
	const codes = async (call: "member-detail/suspend-member" | "member-detail/reactivate-member", user_id: number) =>
		(await olga.client.try(call, of(user_id))).body.resultType;
	expect(await codes("member-detail/suspend-member", ines.id)).toBe("not_taking_part");
	expect(await codes("member-detail/suspend-member", olga.id)).toBe("own_record");
	const wanda = await acme.addMember({ first_name: "Wanda", status: "pending" });
	expect(await codes("member-detail/reactivate-member", wanda.id)).toBe("still_taking_part");
	for (const person of [priya, tom])
		for (const call of ["member-detail/suspend-member", "member-detail/reactivate-member"] as const)
			expect((await person.client.try(call, of(tom.id))).status).toBe(403);
	const other = await company();
	for (const call of ["member-detail/suspend-member", "member-detail/reactivate-member"] as const)
		expect((await other.olga.client.try(call, of(tom.id))).status).toBe(404);
});
