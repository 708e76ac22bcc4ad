/** Cycles of budgets: what stays, goes back and is put in when one begins; and owners who are told that little is left. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, availableIn, fundTenant } from "#test/factories/budgets";
import { addProgram } from "#test/factories/programs";
import { planOf } from "#test/kit/plan";
import { dueWorkOf, runDueWork } from "#test/kit/schedule";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { listLow, listTurning } from "#workers/features/budgets/store/cycles";
import { dayMs, minuteMs } from "#workers/kernel/clock";

async function fundedAcme(points = 1_000) {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const bruno = await acme.addMember({ role: "budget_owner", first_name: "Bruno" });
	await fundTenant(acme, points);
	await runDueWork(acme);
	return { acme, olga, bruno };
}

type Owner = Awaited<ReturnType<typeof fundedAcme>>["olga"];
type Said = Parameters<Owner["client"]["call"]>[1] & object;

/** A budget with points in it and a plan for its cycles. */
async function addPlanned(
	olga: Owner,
	{ points, ...plan }: { name: string; points: number } & Record<string, unknown>,
) {
	const budget_id = await addBudget(olga, { name: plan.name, points });
	await olga.client.call("budgets/ao-update-budget-details", { budget_id, ...plan } as Said as never);
	return budget_id;
}

/** The moment comes at which the cycle of every budget ends. */
const endCycles = (acme: TestTenant) =>
	acme.database.write([
		sql`update budget_plans set turns_at = ${Date.now() - minuteMs} where account_id = ${acme.id} and turns_at is not null`,
	]);

const details = async (owner: Owner, budget_id: number) =>
	(await owner.client.call("budgets/get-budget-details", { budget_id })).budget;

const mailOf = (acme: TestTenant) =>
	acme.database.read(
		sql<{ recipient: string; subject: string; body: string }>`select recipient, subject, body from emails
			where account_id = ${acme.id} order by id`,
	);

test("a new cycle keeps its share, gives the rest back and is filled, each a line of the ledger, and its owner is told once", async () => {
	const { acme, olga, bruno } = await fundedAcme();
	const budget_id = await addPlanned(olga, {
		...{ name: "North", points: 333, owner_email: bruno.email, cycle: "month", cycle_points: 500 },
		rollover_percent: 50,
	});
	const before = await details(olga, budget_id);
	expect(before).toMatchObject({ cycle_points: 500, rollover_percent: 50, points_remaining: 333 });
	expect(before.turns_at).toBeGreaterThan(Date.now());
	await endCycles(acme);
	expect(await runDueWork(acme)).toContain("budgets/turn-cycles");
	// 166 of 333 stay, 167 go back, 500 of the 834 that are available then are put in.
	expect(await details(bruno, budget_id)).toMatchObject({ points_remaining: 666, points_budgeted: 666 });
	expect(await availableIn(acme)).toBe(334);
	const { movements } = await olga.client.call("budgets/get-budget-details", { budget_id });
	expect(movements.slice(0, 2).map(({ points, reason, actor_name }) => [points, reason, actor_name])).toEqual([
		[500, "A new cycle began", null],
		[-167, "The cycle ended", null],
	]);
	expect((await details(olga, budget_id)).turns_at).toBe(before.turns_at);
	expect(await dueWorkOf(acme)).toEqual([]);
	await runDueWork(acme);
	const mails = (await mailOf(acme)).filter(({ recipient }) => recipient === bruno.email);
	expect(mails.map(({ subject }) => subject)).toEqual(["A new cycle of North began"]);
	expect(mails[0]!.body).toMatch(/166[\s\S]*500[\s\S]*167/);
	expect((await bruno.client.call("notifications/get-notifications", {})).table_rows).toHaveLength(1);
});

test("what cannot be put in is missing and said, nothing falls below 0, and who comes first gets it", async () => {
	const { acme, olga, bruno } = await fundedAcme(100);
	const plan = { points: 0, owner_email: bruno.email, cycle: "quarter", cycle_points: 70 };
	const [first, second] = [
		await addPlanned(olga, { name: "A", ...plan }),
		await addPlanned(olga, { name: "B", ...plan }),
	];
	await endCycles(acme);
	await runDueWork(acme);
	const left = await Promise.all([first, second].map(async (id) => (await details(olga, id)).points_remaining));
	expect(left.sort((one, other) => one - other)).toEqual([30, 70]);
	expect(await availableIn(acme)).toBe(0);
	const bodies = (await mailOf(acme)).map(({ body }) => body).filter((body) => body.includes("40 are missing"));
	expect(bodies).toHaveLength(1);
});

test("a budget whose points all stay counts them as budgeted; one that nobody can give from keeps all and gets nothing", async () => {
	const { acme, olga } = await fundedAcme();
	const stays = await addPlanned(olga, { name: "Stays", points: 200, cycle: "year" });
	const closed = await addPlanned(olga, {
		...{ name: "Closed", points: 100, cycle: "year", cycle_points: 50, rollover_percent: 0, is_active: 0 },
	});
	await acme.database.write([sql`update budgets set points_budgeted = 900 where account_id = ${acme.id}`]);
	await endCycles(acme);
	await runDueWork(acme);
	expect(await details(olga, stays)).toMatchObject({ points_remaining: 200, points_budgeted: 200 });
	expect(await details(olga, closed)).toMatchObject({ points_remaining: 100, points_budgeted: 100 });
	expect(await availableIn(acme)).toBe(700);
	expect(await mailOf(acme)).toEqual([]);
});

test("what is held for an approval is not spent: no pace comes of it, and a new cycle counts it as budgeted", async () => {
	const { acme, olga, bruno } = await fundedAcme();
	const ada = await acme.addMember();
	const program = await addProgram(acme, { owner: olga, budget: 500, issuance_approval_needed: 1 });
	const { budget_id } = program;
	const plan = { budget_id, name: "North", cycle: "month", cycle_points: 50 };
	await olga.client.call("budgets/ao-update-budget-details", plan as Said as never);
	await bruno.client.call("recognition/give-recognition", {
		...{ program_id: program.id, recipient_ids: [ada.id], points: 200, message: "You kept us going." },
	});
	await acme.database.write([
		sql`update budgets set cycle = 'none', created_at = ${Date.now() - 30 * dayMs} where account_id = ${acme.id} and id = ${budget_id}`,
	]);
	const held = { points_remaining: 300, points_budgeted: 500, points_in_approval: 200, runs_out_on: null };
	expect(await details(olga, budget_id)).toMatchObject(held);
	const { budgets } = await olga.client.call("budgets/get-budget-pace", {});
	expect(budgets).toMatchObject([{ id: budget_id, runs_out_on: null }]);
	const { table_rows } = await olga.client.call("budgets/get-budgets-under-account", {});
	expect(table_rows).toMatchObject([{ id: budget_id, runs_out_on: null }]);
	await acme.database.write([
		sql`update budgets set cycle = 'month' where account_id = ${acme.id} and id = ${budget_id}`,
	]);
	await endCycles(acme);
	await runDueWork(acme);
	expect(await details(olga, budget_id)).toMatchObject({
		...{ points_remaining: 350, points_budgeted: 550, points_in_approval: 200 },
	});
});

test("a budget of which nobody knows when its cycle ends turns at that end, not before", async () => {
	const { acme, olga } = await fundedAcme();
	const budget_id = await addPlanned(olga, {
		...{ name: "Old", points: 200, cycle: "half_year", rollover_percent: 0 },
	});
	const { turns_at } = await details(olga, budget_id);
	await acme.database.write([sql`update budget_plans set turns_at = 0 where account_id = ${acme.id}`]);
	expect(await runDueWork(acme)).toContain("budgets/turn-cycles");
	expect(await details(olga, budget_id)).toMatchObject({ points_remaining: 200, turns_at });
});

test("a plan needs a cycle to be filled in, and an amount where one's own is chosen; all is said at once", async () => {
	const { olga } = await fundedAcme();
	const wrong = { name: "North", cycle_points: 10, low_alert: "custom" as const };
	const { status, body } = await olga.client.try("budgets/ao-update-budget-details", wrong);
	expect([status, body.errors]).toEqual([
		400,
		{
			cycle_points: ["Choose a cycle first: it says when they are put in."],
			low_alert_points: [expect.any(String)],
		},
	]);
});

test("an owner is told once when less is left than they said, and again only after there was more", async () => {
	const { acme, olga, bruno } = await fundedAcme();
	const budget_id = await addPlanned(olga, {
		...{ name: "North", points: 250, owner_email: bruno.email, low_alert: "200" },
	});
	const toldTimes = async () => (await mailOf(acme)).filter(({ recipient }) => recipient === bruno.email).length;
	const look = async () => {
		await acme.database.write([
			sql`update due_work set due_at = 0 where account_id = ${acme.id} and work = 'budgets/tell-low'`,
		]);
		await runDueWork(acme);
		return toldTimes();
	};
	expect(await look()).toBe(0);
	await olga.client.call("budgets/move-points", { from_budget_id: budget_id, points: 51, reason: "Less" });
	expect([await look(), await look()]).toEqual([1, 1]);
	expect((await mailOf(acme))[0]).toMatchObject({ subject: "199 are left in North" });
	await olga.client.call("budgets/move-points", { to_budget_id: budget_id, points: 1, reason: "More" });
	expect(await look()).toBe(1);
	await olga.client.call("budgets/move-points", { from_budget_id: budget_id, points: 100, reason: "Less again" });
	expect(await look()).toBe(2);
	expect(await details(olga, budget_id)).toMatchObject({ low_alert: "200", low_threshold: 200 });
});

test("whose cycles turn and who is to be told are found by an index, however many budgets there are", async () => {
	const turning = (await planOf(0, listTurning(1, { now: 1, today: "2026-11-25" }, 20))).join("; ");
	expect(turning).toContain("SEARCH p USING INDEX budget_plans_by_turn (account_id=? AND turns_at<?)");
	const low = (await planOf(0, listLow(1, 100))).join("; ");
	expect(low).toContain("SEARCH p USING INDEX budget_plans_with_threshold (account_id=?)");
	expect(`${turning}; ${low}`).not.toMatch(/SCAN|TEMP B-TREE/);
});
