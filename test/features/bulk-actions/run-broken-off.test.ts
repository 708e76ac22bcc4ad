/** A bulk action that breaks off, at any call of its run and in any way, is in the end done to each row once. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { takeCrashes } from "#test/kit/crashes";
import { runByHand } from "#test/kit/outbox";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { deliver, settle } from "#test/load/fault-sweep/deliver";
import { type Fault, type Way, watchBindings } from "#test/load/fault-sweep/watched-bindings";
import { ledgerFaults } from "#workers/features/points";
import { systemClock } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";
import { isolateClock } from "#workers/runtime/clock";
import { balancesOf, job, runOf, selectAll } from "./selecting";

const real = env as unknown as Environment;

afterEach(() => {
	isolateClock.current = systemClock;
});

const peopleInAll = 450;
const ways: Way[] = ["before", "after", "after, then gone"];

/** So many people that the run has three parts, written at once with their ledger accounts. */
async function manyPeople(tenant: TestTenant, count: number) {
	const rows = Array.from({ length: count }, (_, at) => at + 10);
	await tenant.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, status, created_at)
			select ${tenant.id}, value, 'M-' || value, 'Many' || value, 'Abel', 'm' || value || '@many.example', 'member', 'active', 1
			from json_each(${JSON.stringify(rows)})`,
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, floor, created_at)
			select ${tenant.id}, value, 'member', 'points', value, 0, 1 from json_each(${JSON.stringify(rows)})`,
	]);
}

/** Gives everybody 10 points with this fault, lets time pass until nothing waits, and tells what the ledger has. */
async function giveWith(fault?: Fault) {
	const acme = await createTenant({ available: 10_000 });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	runByHand(olga.client);
	await manyPeople(acme, peopleInAll);
	const table_hash = await selectAll(olga);
	const { bulk_run_id } = await olga.client.call("member-detail/give-points", { table_hash, points: 10, reason: "x" });
	const watched = watchBindings(real, fault);
	await deliver(acme, watched.environment, { job }).catch(() => undefined);
	await settle(acme, watchBindings(real).environment, { job });
	const [sums] = await acme.database.read(
		sql<{
			given: number;
			each: number;
			most: number;
		}>`select sum(a.balance) as given, min(a.balance) as each, max(a.balance) as most
			from ledger_accounts a where a.account_id = ${acme.id} and a.kind = 'member' and a.unit = 'points' and a.owner_id < 1000`,
	);
	const faults = (await Promise.all(ledgerFaults(acme.id).map((statement) => acme.database.read(statement)))).flat();
	const { budget, held } = await balancesOf(acme);
	return {
		calls: watched.calls,
		outcome: { sums, budget, held, faults, run: await runOf(olga, bulk_run_id) },
	};
}

test("points for everybody are exact whichever call of the run breaks off, and however", {
	timeout: 240_000,
}, async () => {
	const whole = await giveWith();
	expect(whole.outcome).toMatchObject({
		...{ sums: { given: 4_500, each: 10, most: 10 }, budget: 5_500, held: 0, faults: [] },
		run: { status: "done", total_count: peopleInAll, done_count: peopleInAll, skipped_count: 0 },
	});
	expect(whole.calls.length).toBeGreaterThan(8);
	for (let at = 1; at <= whole.calls.length; at += 1)
		for (const way of ways) {
			const broken = await giveWith({ at, way });
			expect([at, way, broken.outcome]).toEqual([at, way, whole.outcome]);
		}
	takeCrashes();
});
