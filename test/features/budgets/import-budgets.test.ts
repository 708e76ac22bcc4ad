/** A file of budgets: those that are new are made and filled from what is available, all of it or nothing; none is created. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, availableIn } from "#test/factories/budgets";
import { createTenant } from "#test/kit/tenant";
import { importFile, sendFile } from "../imports/upload";

async function clientWith(available: number) {
	const acme = await createTenant({ available });
	const owner = await acme.addMember({ role: "account_owner" });
	return { acme, owner, priya: await acme.addMember({ first_name: "Priya", last_name: "Raman" }) };
}

test("budgets are made with owner, category, cycle and points as people write them", async () => {
	const { acme, owner, priya } = await clientWith(10_000);
	const file = [
		"Budget name;Owner;Kategorie;Period;Amount",
		`Region North;${priya.email};Regions;Quarterly;5.000`,
		"Region South;;Regions;;1,250.00",
		"Region West;;;yearly;",
		"",
	].join("\n");
	expect(await importFile(acme, owner, "budgets", file)).toMatchObject({ success_count: 3, failed_count: 0 });
	const { table_rows } = await owner.client.call("budgets/get-budgets-under-account", {});
	const seen = table_rows.map(({ name, budget_category, owner_name, current_balance, points_budgeted }) => [
		...[name, budget_category, owner_name, current_balance, points_budgeted],
	]);
	expect(seen.sort()).toEqual([
		["Region North", "Regions", "Priya Raman", 5_000, 5_000],
		["Region South", "Regions", owner.name, 1_250, 1_250],
		["Region West", "", owner.name, 0, 0],
	]);
	expect(await availableIn(acme)).toBe(3_750);
	const cycles = await acme.database.read(
		sql<{ cycle: string; turns: number }>`select b.cycle, p.turns_at is not null as turns from budgets b
			join budget_plans p on p.account_id = b.account_id and p.budget_id = b.id where b.account_id = ${acme.id} order by b.name`,
	);
	expect(cycles).toEqual([
		{ cycle: "quarter", turns: 1 },
		{ cycle: "none", turns: 0 },
		{ cycle: "year", turns: 1 },
	]);
});

test("a file that puts in more than is available is refused whole, and creates no points", async () => {
	const { acme, owner } = await clientWith(1_000);
	const reply = await sendFile(owner, "budgets", "name,points\nA,600\nB,500\n");
	expect([reply.status, reply.body]).toEqual([409, expect.objectContaining({ resultType: "points_short" })]);
	expect(await availableIn(acme)).toBe(1_000);
	expect((await owner.client.call("budgets/get-budgets-under-account", {})).table_rows).toEqual([]);
});

test("a budget that exists is left as it is with a warning, and a wrong row is refused with every reason", async () => {
	const { acme, owner } = await clientWith(5_000);
	await addBudget(owner, { name: "Region North", points: 700 });
	const file = "name,owner_email,cycle,points\nRegion North,,,900\n,nobody@a.example,weekly,-5\nB,nobody@a.example,,\n";
	const upload = await importFile(acme, owner, "budgets", file);
	expect(upload).toMatchObject({ success_count: 0, unchanged_count: 1, failed_count: 2, warning_count: 1 });
	expect(upload.refused.map(({ line, reason }) => [line, reason])).toEqual([
		[
			3,
			"name is empty. 'weekly' is not a cycle. Use none, month, quarter, half year or year. '-5' is not a number of points. Use a whole number from 0 to 1000000000.",
		],
		[4, "nobody@a.example is not a member."],
		[2, "There is a budget 'Region North' already. It was left as it is."],
	]);
	expect(await availableIn(acme)).toBe(4_300);
});

test("where points are hidden, budgets cannot be uploaded", async () => {
	const acme = await createTenant({ flags: { hide_points_for_account: 1 } });
	const owner = await acme.addMember({ role: "account_owner" });
	const reply = await sendFile(owner, "budgets", "name,points\nA,\n");
	expect(reply.body).toMatchObject({ resultType: "points_hidden" });
});
