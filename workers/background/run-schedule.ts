/** What the clock starts: the work of accounts that is due, asked of each shard by time, and that of the platform. */

import { reportWorkCrash } from "#workers/error-reports/report-error";
import { type AccountRow, findAccount } from "#workers/features/account";
import { dayMs, minuteMs, secondMs } from "#workers/kernel/clock";
import { type CallContext, createScope } from "#workers/kernel/create-scope";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import type { ScheduledWork } from "#workers/kernel/define-job";
import {
	allWork,
	beginRun,
	breakOffRun,
	forgetOtherWork,
	keepNextDue,
	listDueWork,
	type NextDue,
	type NextPiece,
	runOfWork,
} from "#workers/kernel/due-work";
import { type Environment, shardDatabase, shardNamesOf } from "#workers/kernel/environment";
import { constraintFailure } from "#workers/kernel/errors";
import { createLog } from "#workers/kernel/log";
import { isOpen } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import { prepare } from "#workers/kernel/sql";
import { writeCallSums } from "#workers/metrics/record-call";
import { platformWork, scheduled } from "#workers/registry";
import { isolateClock, isolateIds } from "#workers/runtime/clock";
import { composeJobContext, openRoom } from "./job-context";

/** Works of a shard in one run; an account has one row for each, so that none takes all places. The next run has the others. */
const worksAtOnce = 300;
/** No account is begun after this: the next run comes in a minute. */
const maxRunMs = 25 * secondMs;
/** All work of an account is looked at so often, whatever its rows say. */
const allWorkEveryMs = 7 * dayMs;
/** Work that failed is tried again. */
const retryMs = minuteMs;

type Waiter = Pick<ExecutionContext, "waitUntil">;

/** An account of a shard and the names of its works that are due. */
type DueAccount = { account_id: number; shard: number; works: readonly string[] };

/** Runs everything that is due, of accounts and of the platform; one failure does not stop the others. */
export async function runSchedule(env: Environment, context: Waiter): Promise<void> {
	const ofShards = shardNamesOf(env).map((_name, shard) => runForShard(env, context, shard));
	await Promise.all([...ofShards, runForPlatform(env, context)]);
}

/** Runs what is due once for the whole platform. */
export async function runForPlatform(env: Environment, context: Waiter): Promise<void> {
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

/** Asks the shard once what is due, oldest first, and runs it account by account. */
async function runForShard(env: Environment, context: Waiter, shard: number): Promise<void> {
	const startedAt = Date.now();
	const due = await findDueAccounts(env, shard).catch((error) => {
		tellCrash(env, context, { error, work: "schedule" });
		return [];
	});
	for (const [at, account] of due.entries()) {
		if (Date.now() - startedAt > maxRunMs) {
			createLog({}).warn("schedule-goes-on", { shard, accounts_left: due.length - at });
			return;
		}
		await runForAccount(env, context, account);
	}
}

async function findDueAccounts(env: Environment, shard: number): Promise<DueAccount[]> {
	const { text, params } = prepare(listDueWork(isolateClock.current.now(), worksAtOnce));
	const { results } = await shardDatabase(env, shard)
		.prepare(text)
		.bind(...params)
		.all<{ account_id: number; work: string }>();
	const works = new Map<number, string[]>();
	for (const { account_id, work } of results) works.set(account_id, [...(works.get(account_id) ?? []), work]);
	return [...works].map(([account_id, names]) => ({ account_id, shard, works: names }));
}

/** Runs works of one account that are due and keeps when each is due next; nothing where another run goes on. */
export async function runForAccount(env: Environment, context: Waiter, due: DueAccount): Promise<void> {
	const { account_id, shard, works } = due;
	const cause = `schedule-${isolateClock.current.now()}`;
	const run = crypto.randomUUID();
	const database = openTenantDatabase(env, shard, account_id);
	try {
		const isAll = works.includes(allWork) || works.includes(runOfWork);
		const begun = await begin(database, { account_id, works, isAll, run, now: isolateClock.current.now() });
		if (!begun) return;
		const room = openRoom(env, context, begun.row, { account_id, shard });
		if (!room) return;
		const open = { code: "lease_lost", holds: () => isOpen(account_id) } as const;
		const jobContext: CallContext = { ...composeJobContext(room, database, cause), open };
		const names = scheduled.filter(({ name }) => isAll || works.includes(name));
		const next = await runWorks(env, context, jobContext, names);
		if (isAll) next.push([allWork, jobContext.clock.now() + allWorkEveryMs]);
		await database.write([
			forgetOtherWork(account_id, [allWork, ...scheduled.map(({ name }) => name)]),
			...next.map(([work, when]) => keepNextDue(account_id, work, when, begun.withPlace.has(work))),
		]);
	} catch (error) {
		// Where even this fails, the run is due by itself after a while.
		await database.write([breakOffRun(account_id, run, isolateClock.current.now())]).catch(() => undefined);
		tellCrash(env, context, { error, work: "schedule", account_id, cause });
	}
}

/** Begins a run in one round trip; gives the account's row, and which of its works stand in the middle of something. */
async function begin(
	database: TenantDatabase,
	{ account_id, ...beginning }: Parameters<typeof beginRun>[1] & { account_id: number },
) {
	const results = await database.write([findAccount(account_id), ...beginRun(account_id, beginning)]);
	const [[row], begun, claimed] = results as [AccountRow[], object[], { work: string; place: string | null }[]];
	if (begun.length === 0) return undefined;
	return { row, withPlace: new Set(claimed.flatMap(({ work, place }) => (place === null ? [] : [work]))) };
}

/** Runs works one after the other; those of an account that is closed meanwhile rest, and are all looked at when it is open again. */
async function runWorks(
	env: Environment,
	context: Waiter,
	jobContext: CallContext,
	works: readonly ScheduledWork[],
): Promise<[work: string, next: NextDue | NextPiece][]> {
	const next: [work: string, next: NextDue | NextPiece][] = [];
	for (const work of works) {
		const when = await runWork(env, context, jobContext, work);
		if (when === undefined) return next;
		next.push([work.name, when]);
	}
	return next;
}

/** One that fails stops no other, and is tried again; undefined when the account was closed meanwhile. */
async function runWork(env: Environment, context: Waiter, jobContext: CallContext, work: ScheduledWork) {
	try {
		return await work.handler(createScope(jobContext, work.name) as Scope<null>);
	} catch (error) {
		if (constraintFailure(error)?.name === jobContext.open?.code) {
			jobContext.log.warn("account-closed", { work: work.name });
			return undefined;
		}
		tellCrash(env, context, {
			error,
			work: work.name,
			account_id: jobContext.account.id,
			cause: jobContext.request.id,
		});
		return jobContext.clock.now() + retryMs;
	}
}

type WorkCrash = { error: unknown; work: string; account_id?: number; cause?: string };

function tellCrash(env: Environment, context: Waiter, { error, work, account_id, cause }: WorkCrash): void {
	const log = createLog({ request_id: cause, account_id });
	const error_id = log.crash(error, { work });
	const asked = {
		...{ env, log, clock: isolateClock.current },
		...(account_id === undefined ? {} : { account: { id: account_id } }),
		...(cause === undefined ? {} : { request: { id: cause } }),
	};
	reportWorkCrash(work, { error, error_id }, { ...asked, waitUntil: (later) => context.waitUntil(later) });
}
