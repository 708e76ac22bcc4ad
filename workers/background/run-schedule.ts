/** What the clock starts: lost outbox messages are signalled again, features do their timed work, old rows are swept. */

import { reportWorkCrash } from "#workers/error-reports/report-error";
import { minuteMs } from "#workers/kernel/clock";
import { createScope } from "#workers/kernel/create-scope";
import { type Environment, shardNamesOf } from "#workers/kernel/environment";
import { sweepIdempotencyRecords } from "#workers/kernel/idempotency";
import { sweepLimitCounts } from "#workers/kernel/limits";
import { createLog } from "#workers/kernel/log";
import { dueMessages, signalOutbox, sweepDoneMessages } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import { sweepStoredTotals } from "#workers/kernel/table-totals";
import { writeCallSums } from "#workers/metrics/record-call";
import { platformWork, scheduled } from "#workers/registry";
import { isolateClock, isolateIds } from "#workers/runtime/clock";
import { listAccountsOfShard } from "#workers/runtime/directory";
import { prepareJobContext } from "./job-context";

const accountsAtOnce = 100;
const messagesAtOnce = 200;

type Waiter = Pick<ExecutionContext, "waitUntil">;

/** Runs everything that is due, account by account and for the platform; one failure does not stop the others. */
export async function runSchedule(env: Environment, context: Waiter): Promise<void> {
	await Promise.all([runForAccounts(env, context), runForPlatform(env, context)]);
}

async function runForAccounts(env: Environment, context: Waiter): Promise<void> {
	const shards = shardNamesOf(env).length;
	for (let shard = 0; shard < shards; shard += 1) {
		for (let after = 0; ; ) {
			const ids = await listAccountsOfShard(env, shard, after, accountsAtOnce);
			for (const id of ids) await runForAccount(env, context, id, shard);
			if (ids.length < accountsAtOnce) break;
			after = ids.at(-1)!;
		}
	}
}

async function runForPlatform(env: Environment, context: Waiter): Promise<void> {
	const cause = `schedule-${isolateClock.current.now()}`;
	const log = createLog({ request_id: cause });
	const scope = { env, clock: isolateClock.current, newId: isolateIds(), log };
	await writeCallSums(scope);
	for (const work of platformWork)
		await work.handler(scope).catch((error) => {
			const error_id = log.crash(error, { work: work.name });
			const asked = {
				...scope,
				request: { id: cause },
				waitUntil: (later: Promise<unknown>) => context.waitUntil(later),
			};
			reportWorkCrash(work.name, { error, error_id }, asked);
		});
}

async function runForAccount(env: Environment, context: Waiter, account_id: number, shard: number): Promise<void> {
	const cause = `schedule-${isolateClock.current.now()}`;
	try {
		const jobContext = await prepareJobContext(env, context, account_id, shard, cause);
		if (!jobContext) return;
		const now = jobContext.clock.now();
		const due = await jobContext.database.read(dueMessages(account_id, now, messagesAtOnce));
		await signalOutbox(
			env.OUTBOX_QUEUE,
			due.map(({ id }) => ({ account_id, shard, outbox_id: id })),
		);
		// What waits in an account that is not active is given up, each with the reason; nothing else is done there.
		if (jobContext.account.status !== "active") return;
		for (const work of scheduled) await work.handler(createScope(jobContext, work.name) as Scope<null>);
		if (Math.floor(now / minuteMs) % 60 === 0)
			await jobContext.database.write([
				sweepIdempotencyRecords(account_id, now),
				...sweepStoredTotals(account_id, now),
				...sweepLimitCounts(account_id, now),
				sweepDoneMessages(account_id, now),
			]);
	} catch (error) {
		const log = createLog({ request_id: cause, account_id });
		const error_id = log.crash(error, { work: "schedule" });
		const asked = { env, log, clock: isolateClock.current, account: { id: account_id }, request: { id: cause } };
		reportWorkCrash("schedule", { error, error_id }, { ...asked, waitUntil: (work) => context.waitUntil(work) });
	}
}
