/** Splitting a budget: one batch, sums before and after, and what returns to the parent when a part's owner leaves. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { addBudget, availableIn, fundTenant } from "#test/factories/budgets";
import { interrupted } from "#test/factories/faults";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";

const call = "budgets/split-budget";

async function splitAcme() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const bruno = await acme.addMember({ role: "budget_owner", first_name: "Bruno" });
	const nina = await acme.addMember({ role: "budget_owner", first_name: "Nina" });
	await fundTenant(acme, 1_000);
	const europe = await addBudget(olga, { name: "Europe", points: 600, budget_owner: bruno, budget_category: "Region" });
	return { acme, olga, bruno, nina, europe };
}

type Owner = Awaited<ReturnType<typeof splitAcme>>["olga"];

const held = async (owner: Owner, budget_id: number) => {
	const { budget } = await owner.client.call("budgets/get-budget-details", { budget_id });
	return [budget.points_remaining, budget.points_budgeted];
};

const twoParts = (email: string) => [
	{ name: "Leeds", owner_email: email, points: 200 },
	{ name: "Porto", points: 150 },
];

test("a budget's owner splits it into parts with owners of their own; nothing is made, and both sides say before and after", async () => {
	const { acme, olga, bruno, nina, europe } = await splitAcme();
	const reply = await bruno.client.call(call, { budget_id: europe, parts: twoParts(nina.email), reason: "By site" });
	const [leeds, porto] = reply.parts;
	expect(reply.budget).toEqual({ budget_id: europe, points_before: 600, points_after: 250 });
	expect([leeds?.points_after, porto?.points_after]).toEqual([200, 150]);
	expect([await availableIn(acme), await held(olga, europe)]).toEqual([400, [250, 250]]);
	expect(await held(nina, leeds!.budget_id)).toEqual([200, 200]);
	const { budget, movements } = await nina.client.call("budgets/get-budget-details", { budget_id: leeds!.budget_id });
	expect(budget).toMatchObject({ name: "Leeds", budget_category: "Region", owner_email: nina.email, parent_id: null });
	expect(movements).toMatchObject([{ points: 200, reason: "By site" }]);
	const own = await bruno.client.call("budgets/get-budget-details", { budget_id: porto!.budget_id });
	expect(own.budget).toMatchObject({ parent_id: europe, parent_name: "Europe", owner_email: bruno.email });
	const { parts } = await bruno.client.call("budgets/get-budget-details", { budget_id: europe });
	expect(parts.map(({ name, points_remaining }) => [name, points_remaining])).toEqual([
		["Leeds", 200],
		["Porto", 150],
	]);
});

test("what is wrong is said of every part at once, and nothing is split then", async () => {
	const { olga, bruno, europe } = await splitAcme();
	await addBudget(olga, { name: "Asia" });
	const wrong = await bruno.client.try(call, {
		budget_id: europe,
		parts: [
			{ name: "Asia", points: 500 },
			{ name: "", owner_email: "nobody@acme.example", points: 0 },
			{ name: "New", points: 101 },
			{ name: "New", points: 1 },
		],
		reason: "",
	});
	expect([wrong.status, Object.keys(wrong.body.errors ?? {}).sort()]).toEqual([
		400,
		[...["parts", "parts.0.name", "parts.1.name", "parts.1.owner_email", "parts.1.points", "parts.3.name"], "reason"],
	]);
	const none = await bruno.client.try(call, { budget_id: europe, parts: [], reason: "Why" });
	expect([none.status, await held(olga, europe)]).toEqual([400, [600, 600]]);
});

test("only who looks after a budget splits it, and nobody of another account", async () => {
	const { acme, olga, nina, europe } = await splitAcme();
	const member = await acme.addMember();
	const wish = { budget_id: europe, parts: [{ name: "Mine", points: 10 }], reason: "Mine" };
	expect((await nina.client.try(call, wish)).status).toBe(404);
	expect((await member.client.try(call, wish)).status).toBe(403);
	const other = await createTenant({ shard: acme.shard });
	const stranger = await other.addMember({ role: "account_owner" });
	expect((await stranger.client.try(call, wish)).status).toBe(404);
	expect((await olga.client.try(call, wish)).status).toBe(200);
});

test("two who split the last points at once get them once", async () => {
	const { olga, bruno, europe } = await splitAcme();
	const wish = (name: string) => ({ budget_id: europe, parts: [{ name, points: 400 }], reason: "Last" });
	const replies = await Promise.all([olga.client.try(call, wish("One")), bruno.client.try(call, wish("Two"))]);
	expect(replies.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([400, 409])]);
	expect(await held(olga, europe)).toEqual([200, 200]);
});

test("a budget that gets another owner while it is split stays whole", async () => {
	const { olga, bruno, nina, europe } = await splitAcme();
	await bruno.client.csrfToken();
	bruno.client.environment = interrupted(env as unknown as Environment, "insert into budgets", () =>
		olga.client.call("budgets/ao-update-budget-details", {
			...{ budget_id: europe, name: "Europe", owner_email: nina.email },
		}),
	) as never;
	const wish = { budget_id: europe, parts: [{ name: "Mine", points: 400 }], reason: "Late" };
	const { status, body } = await bruno.client.try(call, wish);
	bruno.client.environment = env;
	expect([status, body.resultType, await held(olga, europe)]).toEqual([409, "budget_not_yours", [600, 600]]);
});

test("who leaves gives their part back to the budget it came from, and the rest to what is available", async () => {
	const { acme, olga, bruno, nina, europe } = await splitAcme();
	const reply = await bruno.client.call(call, { budget_id: europe, parts: twoParts(nina.email), reason: "By site" });
	const leeds = reply.parts[0]!.budget_id;
	const own = await addBudget(olga, { name: "Own", points: 100, budget_owner: nina });
	const ahead = await olga.client.call("member-detail/get-deactivation", { user_id: nina.id });
	expect(ahead.budgets.map(({ name, parent_name }) => [name, parent_name])).toEqual([
		["Leeds", "Europe"],
		["Own", null],
	]);
	expect(await availableIn(acme)).toBe(300);
	const left = await olga.client.call("member-detail/deactivate-member", { user_id: nina.id });
	expect(left.returned_points).toBe(300);
	expect([await availableIn(acme), await held(olga, europe), await held(olga, leeds)]).toEqual([
		400,
		[450, 450],
		[0, 0],
	]);
	const ownerOf = async (budget_id: number) =>
		(await olga.client.call("budgets/get-budget-details", { budget_id })).budget.owner_email;
	expect([await ownerOf(leeds), await ownerOf(own)]).toEqual([bruno.email, olga.email]);
});

test("where the parent's owner leaves as well, the points go on to what is available, whoever comes first", async () => {
	const { acme, olga, bruno, nina, europe } = await splitAcme();
	await bruno.client.call(call, { budget_id: europe, parts: twoParts(nina.email), reason: "By site" });
	await olga.client.call("member-detail/deactivate-member", { user_id: bruno.id });
	await olga.client.call("member-detail/deactivate-member", { user_id: nina.id });
	// Bruno's went to Olga empty; Nina's part came back to it.
	expect([await availableIn(acme), await held(olga, europe)]).toEqual([800, [200, 200]]);
});
