/**
 * When scheduled work of accounts is next due (decision 039): a row for each work of each account, which the schedule reads
 * by time, so that it touches only accounts with something due.
 */
import { type SQL, sql } from "drizzle-orm";
import { minuteMs } from "./clock";
import type { Statement } from "./sql";

/**
 * The moment (ms UTC) from which on there may be something to do. As SQL, the statement that keeps it reads it, so that
 * nothing is missed that is written meanwhile.
 */
export type NextDue = number | SQL;

/** The next moment, and where the work stands (its own JSON), for one that goes through its rows in pieces. */
export type NextPiece = { due_at: NextDue; place: string };

/** Not before a trigger says so. */
export const never = 8_640_000_000_000_000;

/**
 * Stands for all work of an account: when it is due, each is looked at. Triggers make it due with a new account and with one
 * that is resumed, moved or imported; once a week it is so by itself, which finds what no row or trigger told of.
 */
export const allWork = "all";

/**
 * Stands for a run of an account's works, for as long as it goes on: no other begins meanwhile. One that never came back is
 * due itself after a while, and stands for all work then, since nobody knows how far it came.
 */
export const runOfWork = "run";

/** A run that has not ended after so long never came back. */
const runLeaseMs = 2 * minuteMs;

/** A row that is due. */
export type DueWork = { account_id: number; work: string };

/**
 * What is due on a shard, oldest first. Accounts that are not active rest, and so does one that is being moved or lives on
 * another shard. It names no account: it runs on the shard itself, not through an account's view of it.
 */
export function listDueWork(now: number, max: number) {
	return sql<DueWork>`select d.account_id, d.work from due_work d indexed by due_work_by_time
		cross join accounts a on a.account_id = d.account_id
		where d.due_at <= ${now} and a.status = 'active'
		and not exists (select 1 from account_moves m where m.account_id = d.account_id)
		order by d.due_at limit ${max}`;
}

/** Works that a run is to begin: those named, or all; `run` is the run's own name. */
type Beginning = { works: readonly string[]; isAll: boolean; run: string; now: number };

/**
 * Begins a run in an account that is active and nowhere on its way: the first statement gives a row, or none. From then on
 * its works are due never, so that whatever is told of meanwhile is the earlier moment and stands; the second gives them.
 */
export function beginRun(account_id: number, { works, isAll, run, now }: Beginning) {
	const mine = sql`exists (select 1 from due_work r where r.account_id = ${account_id} and r.work = ${runOfWork} and r.place = ${run})`;
	const those = isAll ? sql`` : sql`and work in (select value from json_each(${JSON.stringify(works)}))`;
	return [
		sql`insert into due_work (account_id, work, due_at, place)
			select a.account_id, ${runOfWork}, ${now + runLeaseMs}, ${run} from accounts a
			where a.account_id = ${account_id} and a.status = 'active'
			and not exists (select 1 from account_moves m where m.account_id = ${account_id})
			on conflict (account_id, work) do update set due_at = excluded.due_at, place = excluded.place
			where due_work.due_at is null or due_work.due_at <= ${now} returning work`,
		sql`update due_work set due_at = ${never} where account_id = ${account_id} and work <> ${runOfWork} ${those} and ${mine}
			returning work, place`,
	];
}

/** Lets go of a run that broke off: all work of the account is looked at again. */
export function breakOffRun(account_id: number, run: string, now: number): Statement {
	return sql`update due_work set due_at = ${now} where account_id = ${account_id} and work = ${runOfWork} and place = ${run}
		and due_at is not null`;
}

/** True in SQL while no run goes on in the account. */
export function noWorkRuns(account_id: number): Statement {
	return sql`not exists (select 1 from due_work r where r.account_id = ${account_id} and r.work = ${runOfWork})`;
}

/**
 * Keeps when a work of a run is next due, and where it stands; an earlier moment of which a trigger told since the run began
 * stays, and so does a place that one took back (`hadPlace`). In an account that is suspended meanwhile it rests.
 */
export function keepNextDue(account_id: number, work: string, next: NextDue | NextPiece, hadPlace: boolean): Statement {
	const { due_at, place } = pieceOf(next);
	const keptPlace = hadPlace ? sql`iif(due_work.place is null, null, excluded.place)` : sql`excluded.place`;
	return sql`insert into due_work (account_id, work, due_at, place) values (${account_id}, ${work},
			iif((select a.status from accounts a where a.account_id = ${account_id}) = 'active', ${due_at}, null), ${place})
		on conflict (account_id, work) do update set place = ${keptPlace},
			due_at = min(excluded.due_at, coalesce(due_work.due_at, excluded.due_at))`;
}

/** What a work gave, whole. */
export function pieceOf(next: NextDue | NextPiece): { due_at: NextDue; place: string | null } {
	return isPiece(next) ? next : { due_at: next, place: null };
}

const isPiece = (next: NextDue | NextPiece): next is NextPiece => typeof next === "object" && "place" in next;

/** Where a work of an account stands, as it said the last time. */
export function placeOf(account_id: number, work: string) {
	return sql<{ place: string | null }>`select place from due_work where account_id = ${account_id} and work = ${work}`;
}

/** Forgets work of an account that nobody declares any more, and with it the run that ends; `known` is JSON. */
export function forgetOtherWork(account_id: number, known: readonly string[]): Statement {
	return sql`delete from due_work where account_id = ${account_id}
		and work not in (select value from json_each(${JSON.stringify(known)}))`;
}

/** The earliest of several moments. */
export function earliest(moments: readonly SQL[]): SQL {
	const [first] = moments;
	return moments.length === 1 ? first! : sql`min(${sql.join([...moments], sql`, `)})`;
}
