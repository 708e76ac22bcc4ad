/** Points that are moved: from what is available into budgets, between them and back; nothing is made, nothing lost. */
import { expect, test } from "vitest";
import { addBudget, availableIn, fundTenant } from "#test/factories/budgets";
import { createTenant } from "#test/kit/tenant";

async function fundedAcme(points = 1_000) {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const bruno = await acme.addMember({ role: "budget_owner", first_name: "Bruno" });
	await fundTenant(acme, points);
	return { acme, olga, bruno };
}

type Owner = Awaited<ReturnType<typeof fundedAcme>>["olga"];

const held = async (owner: Owner, budget_id: number) => {
	const { budget } = await owner.client.call("budgets/get-budget-details", { budget_id });
	return [budget.points_remaining, budget.points_budgeted];
};

test("points go from what is available into a budget, on to another one and back, each with its line", async () => {
	const { acme, olga } = await fundedAcme();
	const [north, south] = [
		await addBudget(olga, { name: "North", points: 600 }),
		await addBudget(olga, { name: "South" }),
	];
	expect([await availableIn(acme), await held(olga, north)]).toEqual([400, [600, 600]]);
	const onward = { from_budget_id: north, to_budget_id: south, points: 250, reason: "Peak season" };
	expect(await olga.client.call("budgets/move-points", onward)).toMatchObject({
		from: { budget_id: north, points_before: 600, points_after: 350 },
		to: { budget_id: south, points_before: 0, points_after: 250 },
	});
	await olga.client.call("budgets/move-points", { from_budget_id: south, points: 50, reason: "Not needed" });
	expect([await availableIn(acme), await held(olga, north), await held(olga, south)]).toEqual([
		450,
		[350, 350],
		[200, 200],
	]);
	const { movements } = await olga.client.call("budgets/get-budget-details", { budget_id: south });
	expect(
		movements.map(({ points, points_after, reason, actor_name }) => [points, points_after, reason, actor_name]),
	).toEqual([
		[-50, 200, "Not needed", olga.name],
		[250, 250, "Peak season", olga.name],
	]);
});

test("more than there is is refused at its field, whoever is first; the same key moves once", async () => {
	const { acme, olga } = await fundedAcme(300);
	const budget_id = await addBudget(olga, { name: "North" });
	const wish = { to_budget_id: budget_id, points: 200, reason: "Start" };
	const tooMuch = await olga.client.try("budgets/move-points", { ...wish, points: 301 });
	expect([tooMuch.status, tooMuch.body.errors]).toEqual([400, { points: ["Only 300 are left there."] }]);
	const replies = await Promise.all(["a", "b"].map(() => olga.client.try("budgets/move-points", wish)));
	const refusals = replies.filter(({ status }) => status !== 200).map((reply) => reply.body.resultType);
	expect(refusals).toEqual([expect.toBeOneOf(["points_not_available", "validation"])]);
	expect(await availableIn(acme)).toBe(100);
	const key = { "idempotency-key": "move-once-0001" };
	const once = { ...wish, points: 30 };
	const [first, again] = [
		await olga.client.call("budgets/move-points", once, key),
		await olga.client.call("budgets/move-points", once, key),
	];
	expect([again.transaction_id, await availableIn(acme)]).toEqual([first.transaction_id, 70]);
	const same = await olga.client.try("budgets/move-points", { ...wish, from_budget_id: budget_id });
	expect(Object.keys(same.body.errors ?? {})).toContain("to_budget_id");
});

test("a budget's owner moves between their own budgets alone, and cannot draw on what is available", async () => {
	const { acme, olga, bruno } = await fundedAcme();
	const [own, also] = [
		await addBudget(olga, { name: "Bruno one", points: 100, budget_owner: bruno }),
		await addBudget(olga, { name: "Bruno two", budget_owner: bruno }),
	];
	const others = await addBudget(olga, { name: "Olga", points: 100 });
	const move = (from_budget_id: number | null, to_budget_id: number | null) =>
		bruno.client.try("budgets/move-points", { from_budget_id, to_budget_id, points: 10, reason: "Split" });
	expect((await move(own, also)).status).toBe(200);
	const refused = [await move(null, own), await move(own, null), await move(others, own), await move(own, others)];
	expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
	expect(await bruno.client.call("budgets/get-budget-choices", {})).toMatchObject({
		budgets: [
			{ id: own, points_remaining: 90 },
			{ id: also, points_remaining: 10 },
		],
		available_points: null,
	});
	const other = await createTenant({ shard: acme.shard });
	const stranger = await other.addMember({ role: "account_owner" });
	const theirs = { from_budget_id: own, points: 10, reason: "Theft" };
	expect((await stranger.client.try("budgets/move-points", theirs)).status).toBe(404);
	expect(await held(olga, own)).toEqual([90, 90]);
});
