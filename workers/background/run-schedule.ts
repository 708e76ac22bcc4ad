/** What the clock starts: the work of accounts that is due, asked of each shard by time, and that of the platform. */

import { reportWorkCrash } from "#workers/error-reports/report-error";
import { dayMs, minuteMs, secondMs } from "#workers/kernel/clock";
import { type CallContext, createScope } from "#workers/kernel/create-scope";
import type { ScheduledWork } from "#workers/kernel/define-job";
import {
	allWork,
	forgetOtherWork,
	keepNextDue,
	listDueWork,
	type NextDue,
	type NextPiece,
} from "#workers/kernel/due-work";
import { type Environment, shardDatabase, shardNamesOf } from "#workers/kernel/environment";
import { createLog } from "#workers/kernel/log";
import type { Scope } from "#workers/kernel/scope";
import { prepare } from "#workers/kernel/sql";
import { writeCallSums } from "#workers/metrics/record-call";
import { platformWork, scheduled } from "#workers/registry";
import { isolateClock, isolateIds } from "#workers/runtime/clock";
import { prepareJobContext } from "./job-context";

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

/** Runs works of one account that are due and keeps when each is due next. */
export async function runForAccount(env: Environment, context: Waiter, due: DueAccount): Promise<void> {
	const { account_id, shard, works } = due;
	const cause = `schedule-${isolateClock.current.now()}`;
	try {
		const jobContext = await prepareJobContext(env, context, account_id, shard, cause);
		if (!jobContext) return;
		const isAll = works.includes(allWork);
		const next: [work: string, next: NextDue | NextPiece][] = [];
		for (const work of scheduled.filter(({ name }) => isAll || works.includes(name)))
			next.push([work.name, await runWork(env, context, jobContext, work)]);
		if (isAll) next.push([allWork, jobContext.clock.now() + allWorkEveryMs]);
		await jobContext.database.write([
			forgetOtherWork(account_id, [allWork, ...scheduled.map(({ name }) => name)]),
			...next.map(([work, when]) => keepNextDue(account_id, work, when)),
		]);
	} catch (error) {
		tellCrash(env, context, { error, work: "schedule", account_id, cause });
	}
}

/** One that fails stops no other, and is tried again. */
async function runWork(env: Environment, context: Waiter, jobContext: CallContext, work: ScheduledWork) {
	try {
		return await work.handler(createScope(jobContext, work.name) as Scope<null>);
	} catch (error) {
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
