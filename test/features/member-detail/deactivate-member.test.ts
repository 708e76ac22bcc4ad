/** Deactivating a member: what it does at once, what it keeps, and who may not. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, availableIn, fundTenant } from "#test/factories/budgets";
import { createTenant } from "#test/kit/tenant";

const call = "member-detail/deactivate-member";

async function makeCompany() {
	const acme = await createTenant({ settings: { readonly_days: 45 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", role: "budget_owner", points: 250 });
	const tom = await acme.addMember({ first_name: "Tom", manager_id: priya.id });
	await fundTenant(acme, 1_000);
	const leeds = await addBudget(olga, { name: "Leeds", points: 300, budget_owner: priya });
	const hull = await addBudget(olga, { name: "Hull", budget_owner: priya });
	return { acme, olga, priya, tom, leeds, hull };
}

test("[member_detail-34] the member is gone at once: signed out, with their budgets returned, their balance kept", async () => {
	const { acme, olga, priya, leeds, hull } = await makeCompany();
	expect(await availableIn(acme)).toBe(700);
	const ahead = await olga.client.call("member-detail/get-deactivation", { user_id: priya.id });
	expect(ahead).toMatchObject({
		member: { name: "Priya Raman", point_balance: 250 },
		budgets: [
			{ id: hull, name: "Hull", points_remaining: 0 },
			{ id: leeds, name: "Leeds", points_remaining: 300 },
		],
		...{ reports_count: 1, readonly_days: 45 },
	});
	expect(await availableIn(acme)).toBe(700);
	const done = await olga.client.post("/api/members/api_deactivate_member", { user_id: priya.id });
	expect([done.status, done.body]).toEqual([
		200,
		expect.objectContaining({ resultStatus: "success", returned_points: 300 }),
	]);
	expect(await availableIn(acme)).toBe(1_000);
	priya.client.forgetToken();
	expect((await priya.client.try("session/init-user", {})).status).toBe(401);
	const [budget] = await acme.database.read(
		sql<{ owner_id: number; points_budgeted: number }>`select owner_id, points_budgeted from budgets
			where account_id = ${acme.id} and id = ${leeds}`,
	);
	expect(budget).toEqual({ owner_id: olga.id, points_budgeted: 0 });
	const { member } = await olga.client.call("member-detail/get-member-details", { user_id: priya.id });
	expect(member).toMatchObject({ status: "terminated", is_active: 0, point_balance: 250, left_to_issue: 0 });
	expect(member.termination_date).toMatch(/^\d{4}-\d\d-\d\d$/);
	const [line] = (await olga.client.call("audit/get-audit-log", { pageSize: 1 })).table_rows;
	expect(line).toMatchObject({ act: "Member deactivated", subject: expect.stringContaining("Priya Raman") });
	// Again is the same, and changes nothing.
	const again = await olga.client.post("/api/members/api_deactivate_member", { user_id: priya.id });
	expect([again.status, again.body.returned_points, await availableIn(acme)]).toEqual([200, 0, 1_000]);
});

test("nobody deactivates themselves, nobody who is no owner anybody, and nobody of another account is found", async () => {
	const { olga, priya, tom } = await makeCompany();
	const own = await olga.client.try(call, { user_id: olga.id });
	expect([own.status, own.body.resultType]).toEqual([409, "own_record"]);
	for (const person of [priya, tom]) {
		expect((await person.client.try(call, { user_id: olga.id })).status).toBe(403);
		expect((await person.client.try("member-detail/get-deactivation", { user_id: tom.id })).status).toBe(403);
	}
	const other = await makeCompany();
	expect((await other.olga.client.try(call, { user_id: priya.id })).status).toBe(404);
	expect((await tom.client.try("session/init-user", {})).status).toBe(200);
});

test("[member_detail-32] emptying takes all points back in one step of the ledger, once", async () => {
	const { acme, olga, priya } = await makeCompany();
	const before = await availableIn(acme);
	const done = await olga.client.post("/api/members/api_empty_member_balances", { user_id: priya.id });
	expect([done.status, done.body]).toEqual([200, expect.objectContaining({ resultStatus: "success", points: 250 })]);
	expect(await availableIn(acme)).toBe(before + 250);
	const lines = (await priya.client.call("points/get-ledger", {})).table_rows;
	expect(lines[0]).toMatchObject({ kind: "Issuance Reversed", points: -250, balance: 0, reason: "Balance taken back" });
	const again = await olga.client.try("member-detail/empty-member-balances", { user_id: priya.id });
	expect([again.status, again.body.resultType]).toEqual([409, "nothing_to_empty"]);
	const own = await olga.client.try("member-detail/empty-member-balances", { user_id: olga.id });
	expect([own.status, own.body.resultType]).toEqual([409, "own_record"]);
	expect((await priya.client.try("member-detail/empty-member-balances", { user_id: olga.id })).status).toBe(403);
});

test("wallet points are taken off as well, and the ledger still adds up", async () => {
	const { acme, olga, priya } = await makeCompany();
	await acme.database.write([
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, created_at)
			values (${acme.id}, 77, 'assignment', 'wallet-77', 'test', 1)`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${acme.id}, 77, a.id, w.id, 40, 1 from ledger_accounts a
			join ledger_accounts w on w.account_id = a.account_id and w.kind = 'member' and w.unit = 'wallet' and w.owner_id = ${priya.id}
			where a.account_id = ${acme.id} and a.kind = 'adjustments' and a.unit = 'wallet' and a.owner_id = 0`,
	]);
	expect(await olga.client.call("member-detail/empty-member-balances", { user_id: priya.id })).toMatchObject({
		points: 290,
	});
	const { member } = await olga.client.call("member-detail/get-member-details", { user_id: priya.id });
	expect(member).toMatchObject({
		...{ point_balance: 0, wallet_balance_in_points: 0, show_ao_empty_user_balances_option: 0 },
	});
	expect(await olga.client.call("points/verify-ledger", {})).toMatchObject({ faults: [] });
});
