/** Making and changing budgets: who may, what is refused, and that each is there at once with its owner. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { createTenant } from "#test/kit/tenant";

async function acmeWithPeople() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const bruno = await acme.addMember({ role: "budget_owner", first_name: "Bruno", last_name: "Sato" });
	return { acme, olga, bruno };
}

test("[budgets-06] the account owner makes a budget for somebody, empty at first, and changes what is said of it", async () => {
	const { acme, olga, bruno } = await acmeWithPeople();
	const made = {
		...{ name: "Europe", budget_category: "Region", owner_email: bruno.email, cycle: "quarter" as const },
		...{ from_date: "2026-01-01", to_date: "2199-12-31", is_active: 1 as const },
	};
	const { budget_id } = await olga.client.call("budgets/ao-update-budget-details", made);
	const { budget } = await olga.client.call("budgets/get-budget-details", { budget_id });
	expect(budget).toMatchObject({
		...made,
		owner_id: bruno.id,
		owner_first_name: "Bruno",
		owner_last_name: "Sato",
		status: "active",
		points_budgeted: 0,
		points_remaining: 0,
	});
	const changed = { ...made, budget_id, name: "Europe and Africa", owner_email: olga.email, is_active: 0 as const };
	await olga.client.call("budgets/ao-update-budget-details", changed);
	const after = await olga.client.call("budgets/get-budget-details", { budget_id });
	expect(after.budget).toMatchObject({ name: "Europe and Africa", owner_id: olga.id, status: "inactive" });
	const lines = await acme.database.read(
		sql<{
			details: string;
		}>`select details from audit_lines where account_id = ${acme.id} and subject_kind = 'budget' order by id`,
	);
	expect(lines.map(({ details }) => JSON.parse(details))[1]).toEqual({
		name: { before: "Europe", after: "Europe and Africa" },
		owner_id: { before: bruno.id, after: olga.id },
		is_active: { before: 1, after: 0 },
	});
});

test("two budgets never share a name, nobody unknown owns one, and none ends before it begins: all said at once", async () => {
	const { olga } = await acmeWithPeople();
	await addBudget(olga, { name: "Europe" });
	const wrong = { name: "Europe", owner_email: "nobody@acme.example", from_date: "2026-05-01", to_date: "2026-04-30" };
	const { status, body } = await olga.client.try("budgets/ao-update-budget-details", wrong);
	expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([400, ["name", "owner_email", "to_date"]]);
	const both = await Promise.all(
		["a", "b"].map(() => olga.client.try("budgets/ao-update-budget-details", { name: "Asia" })),
	);
	const refusals = both.filter(({ status }) => status !== 200).map((reply) => reply.body.resultType);
	expect(refusals).toEqual([expect.toBeOneOf(["budget_name_taken", "validation"])]);
});

test("nobody but the account owner writes budgets, and nobody those of another account", async () => {
	const { acme, olga, bruno } = await acmeWithPeople();
	const budget_id = await addBudget(olga, { name: "Europe", budget_owner: bruno });
	const other = await createTenant({ shard: acme.shard });
	const stranger = await other.addMember({ role: "account_owner" });
	expect((await bruno.client.try("budgets/ao-update-budget-details", { budget_id, name: "Mine" })).status).toBe(403);
	expect((await stranger.client.try("budgets/ao-update-budget-details", { budget_id, name: "Mine" })).status).toBe(404);
	expect((await bruno.client.call("budgets/get-budget-details", { budget_id })).budget.name).toBe("Europe");
	const member = await acme.addMember();
	expect((await member.client.try("budgets/get-budget-details", { budget_id })).status).toBe(403);
});

test("[budgets-07] budgets are put into a category, several at once, and taken out of it", async () => {
	const { olga, bruno } = await acmeWithPeople();
	const ids = [await addBudget(olga, { name: "North" }), await addBudget(olga, { name: "South" })];
	const put = { budget_ids: ids, budget_category: "Region" };
	expect(await olga.client.call("budgets/update-budget-category", put)).toMatchObject({ budget_count: 2 });
	const categories = async () =>
		(await olga.client.call("budgets/get-budgets-under-account", {})).table_rows.map((row) => row.budget_category);
	expect(await categories()).toEqual(["Region", "Region"]);
	await olga.client.call("budgets/update-budget-category", { budget_ids: ids.slice(1), budget_category: "" });
	expect(await categories()).toEqual(["Region", ""]);
	expect((await bruno.client.try("budgets/update-budget-category", put)).status).toBe(403);
	const unknown = { ...put, budget_ids: [...ids, 1] };
	expect((await olga.client.try("budgets/update-budget-category", unknown)).status).toBe(404);
});
