/** Paying points in: once for each contract and amount, by two operators above the limit, and seen in ledger and audits. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { takeCrashes } from "#test/kit/crashes";
import { activateOwner, createClient } from "#test/kit/new-client";
import { createOperator, OperatorClient } from "#test/kit/operator";
import { watched } from "#test/kit/round-trips";
import { createTenant } from "#test/kit/tenant";
import { hourMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

const setup = new OperatorClient();
const aboveLimit = 1_000_001;

/** The client's own balances by kind. */
async function balances(subdomain: string) {
	const shown = await setup.call("operations/get-tenant", { subdomain });
	return Object.fromEntries(shown.balances.map(({ kind, balance }) => [kind, balance]));
}

test("jane pays 50,000 points in, which come from funding and are available, once however often she says so", async () => {
	const client = await createClient();
	const { subdomain } = client;
	const jane = await createOperator();
	const asked = { subdomain, points: 50_000, contract: "2026-117" };
	const funded = await jane.call("operations/fund-tenant", asked);
	expect(funded).toMatchObject({
		state: "funded",
		is_new: 1,
		available: 50_000,
		asked_by: jane.name,
		confirmed_by: null,
	});
	for (const operator of [jane, await createOperator()])
		expect(await operator.call("operations/fund-tenant", asked)).toMatchObject({
			state: "funded",
			is_new: 0,
			available: 50_000,
			asked_by: jane.name,
			confirmed_by: null,
		});
	expect(await balances(subdomain)).toEqual({ funding: -50_000, available: 50_000 });
	const more = [
		{ ...asked, points: 1_000 },
		{ ...asked, contract: "2026-118" },
	];
	for (const other of more) await jane.call("operations/fund-tenant", other);
	expect(await balances(subdomain)).toEqual({ funding: -101_000, available: 101_000 });
	const owner = await activateOwner(client);
	expect(await owner.call("points/verify-ledger", {})).toMatchObject({ faults: [] });
	const log = JSON.stringify((await owner.call("audit/get-audit-log", {})).table_rows);
	for (const words of ["Points paid in", "2026-117", jane.name]) expect(log).toContain(words);
	const { lines } = await jane.call("operations/get-audit", { subdomain });
	expect(lines).toContainEqual(
		expect.objectContaining({
			operator: jane.name,
			operation: "operations/fund-tenant",
			values: { points: 50_000, contract: "2026-117", asked_by: jane.name, confirmed_by: null, step: "funded" },
		}),
	);
});

test("above the limit the points wait until a second operator asks for the same; the first one's say is not enough", async () => {
	const { subdomain } = await createClient();
	const [jane, bob] = [await createOperator(), await createOperator()];
	const { token } = await jane.call("operations/create-token", { name: `${jane.name}-too` });
	const asked = { subdomain, points: aboveLimit, contract: "2026-200" };
	for (const alone of [jane, jane, setup, new OperatorClient(token)]) {
		expect(await alone.call("operations/fund-tenant", asked)).toMatchObject({
			state: "waits_for_second_operator",
			available: 0,
			asked_by: jane.name,
			confirmed_by: null,
		});
	}
	expect(await balances(subdomain)).toEqual({});
	const other = await bob.call("operations/fund-tenant", { ...asked, points: aboveLimit + 1 });
	expect(other.state).toBe("waits_for_second_operator");
	expect(await bob.call("operations/fund-tenant", asked)).toMatchObject({
		state: "funded",
		is_new: 1,
		available: aboveLimit,
		asked_by: jane.name,
		confirmed_by: bob.name,
	});
	expect(await jane.call("operations/fund-tenant", asked)).toMatchObject({ state: "funded", is_new: 0 });
	expect(await balances(subdomain)).toEqual({ funding: -aboveLimit, available: aboveLimit });
});

test("operators whose tokens go back to one operator are one, over however many tokens, and in either direction", async () => {
	const { subdomain } = await createClient();
	const jane = await createOperator();
	const make = async (maker: OperatorClient, name: string) =>
		new OperatorClient((await maker.call("operations/create-token", { name })).token);
	const child = await make(jane, `${jane.name}-2`);
	const grandchild = await make(child, `${jane.name}-3`);
	const sibling = await make(jane, `${jane.name}-4`);
	const bob = await createOperator();
	const family = [jane, child, grandchild, sibling];
	// With the token between them gone they are one still.
	await jane.call("operations/revoke-token", { name: `${jane.name}-2` });
	for (const [at, asking] of [jane, grandchild, sibling].entries()) {
		const asked = { subdomain, points: aboveLimit, contract: `2026-21${at}` };
		for (const one of [asking, ...family.filter((other) => other !== child)])
			expect((await one.call("operations/fund-tenant", asked)).state).toBe("waits_for_second_operator");
		expect(await bob.call("operations/fund-tenant", asked)).toMatchObject({ state: "funded", confirmed_by: bob.name });
	}
});

test("what is paid in for a client within a day by one operator's word counts together, at once or one after the other", async () => {
	const [{ subdomain }, other] = [await createClient(), await createClient()];
	const [jane, bob] = [await createOperator(), await createOperator()];
	const asked = (points: number, more: object = {}) => ({ subdomain, contract: "2026-220", points, ...more });
	const stateOf = async (input: ReturnType<typeof asked>, operator: OperatorClient = jane) =>
		(await operator.call("operations/fund-tenant", input)).state;
	const halves = [500_001, 500_002, 500_003].map((points) => asked(points));
	const states = await Promise.all(halves.map((half) => stateOf(half)));
	expect(states.sort()).toEqual(["funded", "waits_for_second_operator", "waits_for_second_operator"]);
	expect(await stateOf(asked(999_999, { contract: "2026-221" }))).toBe("waits_for_second_operator");
	expect(await stateOf(asked(999_999, { points_type: "wallet_product" }), bob)).toBe("waits_for_second_operator");
	expect(await stateOf(asked(999_999, { subdomain: other.subdomain }))).toBe("funded");
	// What two agreed on counts for none of them.
	expect(await stateOf(asked(999_999, { contract: "2026-221" }), bob)).toBe("funded");
	isolateClock.current = { now: () => Date.now() + 25 * hourMs };
	expect(await stateOf(asked(999_998))).toBe("funded");
});

test("the limit is a setting", async () => {
	const { subdomain } = await createClient();
	const strict = new OperatorClient();
	strict.client.environment = { ...env, FUNDING_LIMIT: "10" } as typeof env;
	const fund = (points: number) => strict.call("operations/fund-tenant", { subdomain, points, contract: "c" });
	expect([(await fund(10)).state, (await fund(11)).state]).toEqual(["funded", "waits_for_second_operator"]);
});

test("a funding that broke off after the ledger had it is not done twice", async () => {
	const { subdomain } = await createClient();
	const asked = { subdomain, points: 700, contract: "2026-300" };
	const breaking = new OperatorClient();
	const { environment } = watched();
	const directory = environment.DIRECTORY;
	let batches = 0;
	const broken = {
		prepare: directory.prepare.bind(directory),
		batch: (statements: D1PreparedStatement[]) => {
			batches += 1;
			return batches === 2 ? Promise.reject(new Error("broken")) : directory.batch(statements);
		},
	};
	breaking.client.environment = { ...env, DIRECTORY: broken } as unknown as typeof env;
	expect((await breaking.try("operations/fund-tenant", asked)).status).toBe(500);
	expect(takeCrashes()).toHaveLength(1);
	expect(await setup.call("operations/fund-tenant", asked)).toMatchObject({ state: "funded", available: 700 });
	expect(await balances(subdomain)).toEqual({ funding: -700, available: 700 });
});

test("a ledger that is full takes no more, and says so; wrong amounts are told at their field", async () => {
	const full = await createTenant();
	await full.addMember({ points: 1 });
	const [funding] = await full.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${full.id} and kind = 'funding' and unit = 'points'`,
	);
	const [available] = await full.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${full.id} and kind = 'budget' and owner_id = 0`,
	);
	await full.database.write([
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, created_at)
			values (${full.id}, 1, 'assignment', 'all of it', 'funding', 1)`,
		...Array.from(
			{ length: 9 },
			(
				_,
				at,
			) => sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
				values (${full.id}, 1, ${funding!.id}, ${available!.id}, ${1_000_000_000_000 - (at === 0 ? 1 : 0)}, 1)`,
		),
	]);
	const subdomain = full.host.split(".")[0]!;
	const refused = await setup.try("operations/fund-tenant", { subdomain, points: 1, contract: "c" });
	expect([refused.status, refused.body.resultType]).toEqual([409, "ledger_is_full"]);
	for (const points of [0, -5, 1.5, 1_000_000_001]) {
		const wrong = await setup.try("operations/fund-tenant", { subdomain, points, contract: "c" });
		expect([points, wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([points, 400, ["points"]]);
	}
});
