/** The budgets that somebody sees, with their state, and narrowed by owner, state and balance. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function acmeWithBudgets() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const bruno = await acme.addMember({ role: "budget_owner", first_name: "Bruno" });
	await fundTenant(acme, 10_000);
	await addBudget(olga, { name: "Alpha", points: 100, budget_owner: bruno });
	await addBudget(olga, { name: "Bravo", points: 500, from_date: "2020-01-01", to_date: "2199-01-01" });
	await addBudget(olga, { name: "Charlie", points: 900, to_date: "2021-01-01" });
	await addBudget(olga, { name: "Delta", from_date: "2199-01-01" });
	await addBudget(olga, { name: "Echo", is_active: 0, to_date: "2021-01-01" });
	return { acme, olga, bruno };
}

const found = async (person: TestMember, filters: object) =>
	(await person.client.call("budgets/get-budgets-under-account", { filters })).table_rows.map(({ name }) => name);

test("[budgets-03] a budget's state follows from its switch first, then from its last and its first day", async () => {
	const { olga } = await acmeWithBudgets();
	const { table_rows } = await olga.client.call("budgets/get-budgets-under-account", {});
	expect(table_rows.map(({ name, is_active_filter }) => [name, is_active_filter])).toEqual([
		["Alpha", "active"],
		["Bravo", "active"],
		["Charlie", "expired"],
		["Delta", "upcoming"],
		["Echo", "inactive"],
	]);
});

test("[budgets-04] [budgets-05] the list is narrowed by owner, state and balance, each end of which can be left out", async () => {
	const { olga, bruno } = await acmeWithBudgets();
	expect(await found(olga, { user_id: bruno.id })).toEqual(["Alpha"]);
	for (const [is_active_filter, names] of [
		["all", ["Alpha", "Bravo", "Charlie", "Delta", "Echo"]],
		["active", ["Alpha", "Bravo"]],
		["expired", ["Charlie"]],
		["upcoming", ["Delta"]],
		["inactive", ["Echo"]],
	] as const)
		expect(await found(olga, { is_active_filter })).toEqual(names);
	expect(await found(olga, { min_balance: 100 })).toEqual(["Alpha", "Bravo", "Charlie"]);
	expect(await found(olga, { max_balance: 100 })).toEqual(["Alpha", "Delta", "Echo"]);
	expect(await found(olga, { min_balance: 101, max_balance: 899 })).toEqual(["Bravo"]);
	const { budgets } = await olga.client.call("budgets/get-budget-choices", {});
	const alpha = budgets.find(({ name }) => name === "Alpha")!.id;
	await olga.client.call("budgets/move-points", { from_budget_id: alpha, points: 1, reason: "Back" });
	expect(await found(olga, { min_balance: 100 })).toEqual(["Bravo", "Charlie"]);
	const answer = await olga.client.call("budgets/get-budgets-under-account", { filters: { max_balance: 99 } });
	expect(answer).toMatchObject({ total_rows: 3, total_pages: 1, extra_data: { table_hash: expect.any(String) } });
	for (const filters of [{ min_balance: -1 }, { max_balance: 1.5 }, { min_balance: "many" }])
		expect((await olga.client.try("budgets/get-budgets-under-account", { filters } as never)).status).toBe(400);
	expect(await found(olga, { searchString: "bruno alp" })).toEqual(["Alpha"]);
});

test("a budget owner sees the budgets that they own, a member none", async () => {
	const { acme, bruno } = await acmeWithBudgets();
	const member = await acme.addMember();
	expect(await found(bruno, {})).toEqual(["Alpha"]);
	expect((await member.client.try("budgets/get-budgets-under-account", {})).status).toBe(403);
});

test("[budgets-02] a row names budget, state, category, balance, days and owner, with what the owner's own fields hold; others' and former fields stand nowhere", async () => {
	const additional_fields = [
		{ key: "cost_center", label: "Cost_center" },
		{ key: "floor", label: "Floor" },
	];
	const acme = await createTenant({ settings: { additional_fields } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const bruno = await acme.addMember({ role: "budget_owner", first_name: "Bruno", last_name: "Sato" });
	await acme.database.write([
		sql`insert into member_profiles (account_id, user_id, additional_fields)
			values (${acme.id}, ${bruno.id}, '{"cost_center":"4711","former":"x"}')`,
	]);
	await fundTenant(acme, 500);
	const days = { from_date: "2026-01-01", to_date: "2199-12-31" };
	const id = await addBudget(olga, {
		name: "Europe",
		budget_category: "Region",
		budget_owner: bruno,
		points: 500,
		...days,
	});
	const answer = await olga.client.call("budgets/get-budgets-under-account", {});
	expect(answer.extra_column_headers).toEqual(["Cost_center", "Floor"]);
	const [row] = answer.table_rows;
	expect(row).toEqual({
		...{ id, name: "Europe", budget_category: "Region", is_active_filter: "active", current_balance: 500, ...days },
		...{ owner_id: bruno.id, owner_name: "Bruno Sato", owner_first_name: "Bruno", owner_last_name: "Sato" },
		...{ points_budgeted: 500, runs_out_on: null, ucf_cost_center: "4711", ucf_floor: "" },
	});
	expect((await bruno.client.call("budgets/get-budgets-under-account", {})).table_rows).toEqual([row]);
	const page = await openPage(olga, "/budgets");
	expect(page.table().rows[0]).toMatchObject({ Budget: "Europe", "Cost center": "4711" });
});
