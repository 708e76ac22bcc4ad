/** The SQL of health checks: figures of the directory and of whole shards, never a tenant's words. */
import { sql } from "drizzle-orm";
import { dayMs } from "#workers/kernel/clock";
import { allWork, runOfWork } from "#workers/kernel/due-work";
import { prepare, rowsOf, type Statement } from "#workers/kernel/sql";
import type { HourOfCalls, LedgerDifference } from "../rules/health";

/** Rows beyond this are not counted: a check costs the same whatever happened. */
const maxCounted = 10_000;
const hourMs = 3_600_000;

/** What a statement gives on a database, directory or shard. */
export async function readFrom<Row>(database: D1Database, statement: Statement): Promise<Row[]> {
	const { text, params } = prepare(statement);
	const { results } = await database
		.prepare(text)
		.bind(...params)
		.all<Row>();
	return results;
}

/** The migrations that a database has. */
export async function listApplied(database: D1Database): Promise<string[]> {
	const rows = await readFrom<{ name: string }>(database, sql`select name from d1_migrations order by id`);
	return rows.map(({ name }) => name);
}

/**
 * How many messages of active accounts are due on a shard and held by nobody, and when the oldest was due: of accounts
 * whose outbox or whole work is due, which an index finds, so that what others put off is not read.
 */
export async function findWaiting(shard: D1Database, now: number) {
	const [row] = await readFrom<{ count: number; oldest: number }>(shard, waitingMessages(now));
	return { count: row!.count, oldest_ms: now - row!.oldest };
}

/** The statement of `findWaiting`. */
export function waitingMessages(now: number): Statement {
	return sql`select count(*) as count, coalesce(min(due_at), ${now}) as oldest from
		(select o.due_at from (select distinct d.account_id from due_work d indexed by due_work_by_time
				where d.due_at <= ${now} and d.work in ('outbox', ${allWork}, ${runOfWork})) w
			cross join accounts a on a.account_id = w.account_id and a.status = 'active'
			cross join outbox o indexed by outbox_waiting on o.account_id = w.account_id
			where o.done_at is null and o.failed_at is null and o.due_at <= ${now}
			and (o.lease_until is null or o.lease_until <= ${now}) limit ${maxCounted})`;
}

/** The messages of a shard that were given up within a day, by job. */
export function countDeadLetters(shard: D1Database, now: number) {
	const statement = sql`select job, count(*) as count from
		(select job from outbox where failed_at > ${now - dayMs} limit ${maxCounted}) group by job order by 2 desc limit 5`;
	return readFrom<{ job: string; count: number }>(shard, statement);
}

/** The clients of a shard whose balances do not sum up to 0, or lie below their floor. */
export function listDifferences(shard: D1Database, account_ids: readonly number[]) {
	const statement = sql`select account_id, unit, sum(balance) as sum, sum(balance < floor) as below from ledger_accounts
		where account_id in (select value from ${rowsOf(account_ids)})
		group by account_id, unit having sum(balance) <> 0 or sum(balance < floor) > 0 limit 5`;
	return readFrom<LedgerDifference>(shard, statement);
}

/** Some clients of a shard: each turn those that come after the ones of the turn before, from the first again behind the last. */
export async function listInTurn(directory: D1Database, shard: number, { name, max }: { name: string; max: number }) {
	const last = sql`coalesce((select t.last_account_id from directory_check_turns t where t.name = ${name}), 0)`;
	const listAfter = async (after: Statement) => {
		const rows = await readFrom<{ id: number }>(
			directory,
			sql`select id from directory_accounts where shard = ${shard} and id > ${after} and status = 'active'
				and being_created_since is null order by id limit ${max}`,
		);
		return rows.map(({ id }) => id);
	};
	const next = await listAfter(last);
	return next.length > 0 ? next : listAfter(sql`0`);
}

/** Keeps where the next turn of a check begins. */
export function keepTurn(name: string, last_account_id: number): Statement {
	return sql`insert into directory_check_turns (name, last_account_id) values (${name}, ${last_account_id})
		on conflict (name) do update set last_account_id = excluded.last_account_id`;
}

/** Whether an operator has a token in force. */
export async function hasTokens(directory: D1Database): Promise<boolean> {
	return (await readFrom(directory, sql`select 1 from operator_tokens where revoked_at is null limit 1`)).length > 0;
}

/** What calls added up to in this hour and the one before. */
export async function sumHours(directory: D1Database, now: number): Promise<[HourOfCalls, HourOfCalls]> {
	const hour = now - (now % hourMs);
	const statement = sql`select hour, sum(calls) as calls, sum(failures) as failures from directory_metrics
		where hour in (${hour}, ${hour - hourMs}) group by hour`;
	const rows = await readFrom<HourOfCalls & { hour: number }>(directory, statement);
	const of = (wanted: number) => rows.find((row) => row.hour === wanted) ?? { calls: 0, failures: 0 };
	return [of(hour), of(hour - hourMs)];
}

/** When the schedule last made the checks. */
export async function findLastCheck(directory: D1Database): Promise<number | undefined> {
	const statement = sql`select checked_at from directory_checks where name = 'schedule'`;
	return (await readFrom<{ checked_at: number }>(directory, statement))[0]?.checked_at;
}

/** How many alerts were given up within a day, and why the last one was. */
export async function findLostAlerts(directory: D1Database, now: number) {
	const statement = sql`select count(*) as count, max(error) as error from directory_alerts where given_up_at > ${now - dayMs}`;
	return (await readFrom<{ count: number; error: string | null }>(directory, statement))[0]!;
}
