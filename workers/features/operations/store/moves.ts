/** The SQL of moves: what the directory knows of them, and the one row of an account on each of the two shards (decision 037). */
import { sql } from "drizzle-orm";
import type { directoryMoves } from "#drizzle/directory";
import type { accountMoves } from "#drizzle/operations";
import { assertThat } from "#workers/kernel/assertions";
import { dayMs } from "#workers/kernel/clock";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** A move as the directory has it. */
export type MoveRow = RowOf<typeof directoryMoves>;

/** The row of an account on a shard. */
export type PlaceRow = RowOf<typeof accountMoves>;

/** So long the rows that are left behind stay. */
const keptMs = 7 * dayMs;

const columns = sql.raw(
	"account_id, generation, from_shard, to_shard, asked_by, begun_at, progress, moved_at, given_up_at, pause_ms, erase_at, erased_at",
);
/** The shard's own clock: nothing else decides when a fence ends. */
const now = sql.raw("cast(unixepoch('subsec') * 1000 as integer)");
const isOpen = sql.raw("moved_at is null and given_up_at is null");

/** The latest move of an account. */
export function findLatestMove(account_id: number) {
	return sql<MoveRow>`select ${columns} from directory_moves where account_id = ${account_id} order by generation desc limit 1`;
}

/** Moves that are under way, oldest first. */
export function listOpenMoves(max: number) {
	return sql<MoveRow>`select ${columns} from directory_moves where ${isOpen} order by begun_at limit ${max}`;
}

/** Moves whose rows are left behind and due. */
export function listMovesToErase(at: number, max: number) {
	return sql<MoveRow>`select ${columns} from directory_moves where erase_at <= ${at} and erased_at is null order by erase_at limit ${max}`;
}

/** Moves of an account whose rows still lie where they were left. */
export function listLeftBehind(account_id: number) {
	return sql<MoveRow>`select ${columns} from directory_moves where account_id = ${account_id} and erase_at is not null and erased_at is null`;
}

/** Begins a move, one at once; rows that an earlier move left where it leads to are taken up by it, and not deleted any more. */
export function beginMove(
	move: Pick<MoveRow, "account_id" | "generation" | "from_shard" | "to_shard" | "asked_by" | "begun_at">,
): Statement[] {
	const { account_id, generation, from_shard, to_shard, asked_by, begun_at } = move;
	return [
		sql`insert into directory_moves (account_id, generation, from_shard, to_shard, asked_by, begun_at)
			values (${account_id}, ${generation}, ${from_shard}, ${to_shard}, ${asked_by}, ${begun_at})`,
		sql`update directory_moves set erase_at = null where account_id = ${account_id} and generation < ${generation} and erased_at is null
			and iif(moved_at is null, to_shard, from_shard) = ${to_shard}`,
	];
}

/** Keeps how far the copy is, unless changes are noted from a later moment on by now: what was compared before does not count then. */
export function updateProgress({ account_id, generation }: MoveRow, progress: string): Statement {
	return sql`update directory_moves set progress = ${progress} where account_id = ${account_id} and generation = ${generation} and ${isOpen}
		and (progress is null or progress ->> 'noting' is null or progress ->> 'noting' = ${progress} ->> 'noting')`;
}

/** Forgets what was compared, since changes are noted only from now on. */
export function beginNoting({ account_id, generation }: MoveRow, progress: string): Statement {
	return sql`update directory_moves set progress = ${progress} where account_id = ${account_id} and generation = ${generation} and ${isOpen}`;
}

/** Leads whoever asks the directory to the new shard; the same again changes nothing. */
export function switchShard({ account_id, generation, from_shard, to_shard }: MoveRow, at: number): Statement[] {
	return [
		sql`update directory_accounts set shard = ${to_shard} where id = ${account_id} and shard = ${from_shard}
			and exists (select 1 from directory_moves m where m.account_id = ${account_id} and m.generation = ${generation} and m.moved_at is null)`,
		sql`update directory_moves set moved_at = ${at}, erase_at = ${at + keptMs}, progress = null
			where account_id = ${account_id} and generation = ${generation} and ${isOpen}`,
	];
}

/** Keeps how long writes waited. */
export function updatePause({ account_id, generation }: MoveRow, pause_ms: number): Statement {
	return sql`update directory_moves set pause_ms = ${pause_ms} where account_id = ${account_id} and generation = ${generation}`;
}

/** Gives a move up: what was copied is deleted at once. */
export function giveUpMove({ account_id, generation }: MoveRow, at: number): Statement {
	return sql`update directory_moves set given_up_at = ${at}, erase_at = ${at}, progress = null
		where account_id = ${account_id} and generation = ${generation} and ${isOpen}`;
}

/** Notes that nothing is left behind any more. */
export function endErasingOldRows({ account_id, generation }: MoveRow, at: number): Statement {
	return sql`update directory_moves set erased_at = ${at} where account_id = ${account_id} and generation = ${generation}`;
}

/** A line of the directory's audit, for what the schedule does. */
export function moveLine(line: { id: number; move: MoveRow; step: string; request_id: string; at: number }): Statement {
	const { id, move, step, request_id, at } = line;
	const details = JSON.stringify({ step, generation: move.generation });
	return sql`insert into directory_audit (id, operator, operation, account_id, details, request_id, created_at)
		values (${id}, ${move.asked_by}, ${"operations/move-tenant"}, ${move.account_id}, ${details}, ${request_id}, ${at})`;
}

/** The row of an account on a shard. */
export function findPlace(account_id: number) {
	return sql<PlaceRow>`select account_id, generation, to_shard, fenced_until, sealed_at, runner from account_moves where account_id = ${account_id}`;
}

/** A document of the search, with its number on its shard. */
export type DocumentKey = { key: number; kind: string; id: number };

/** Documents of an account that were written after one. */
export function listDocumentsAfter(account_id: number, after: number, max: number) {
	return sql<DocumentKey>`select key, kind, id from search_documents where account_id = ${account_id} and key > ${after} order by key limit ${max}`;
}

/** The version of the account's row. */
export function findVersion(account_id: number) {
	return sql<{ version: number }>`select version from accounts where account_id = ${account_id}`;
}

/** On the new shard: from now on this run alone writes rows there. What stands there of an earlier move goes on leading away. */
export function takeRows({ account_id, generation, from_shard }: MoveRow, runner: string): Statement {
	return sql`insert into account_moves (account_id, generation, to_shard, runner) values (${account_id}, ${generation}, ${from_shard}, ${runner})
		on conflict (account_id) do update set runner = excluded.runner`;
}

/** On the new shard: fails a batch of a run whose place another one took, or that has ended. */
export function assertRunner(account_id: number, runner: string): Statement {
	return assertThat(
		"move_is_under_way",
		sql`select count(*) from account_moves where account_id = ${account_id} and runner = ${runner}`,
	);
}

/** On the new shard: nothing that was sent before is written any more. The version rises above that of the old shard. */
export function endCopy(account_id: number, runner: string, version: number): Statement[] {
	return [
		assertRunner(account_id, runner),
		sql`update ${sql.raw("accounts")} set version = max(version, ${version}) + 1 where account_id = ${account_id}`,
		sql`update account_moves set runner = null where account_id = ${account_id}`,
	];
}

/** On the old shard: writes wait from now on, for so long at most. */
export function raiseFence({ account_id, generation, to_shard }: MoveRow, runner: string, forMs: number): Statement {
	return sql`insert into account_moves (account_id, generation, to_shard, fenced_until, runner)
		values (${account_id}, ${generation}, ${to_shard}, ${now} + ${forMs}, ${runner})
		on conflict (account_id) do update set generation = excluded.generation, to_shard = excluded.to_shard,
			fenced_until = excluded.fenced_until, sealed_at = null, runner = excluded.runner where generation <= ${generation}`;
}

/** On the old shard: writes go on there. */
export function liftFence({ account_id, generation }: MoveRow, runner: string): Statement {
	return sql`delete from account_moves where account_id = ${account_id} and generation = ${generation}
		and runner = ${runner} and sealed_at is null`;
}

/**
 * On the old shard, the moment of the move: all goes to the new shard from now on, for ever. Only while the fence of this
 * run stands. Its rows are nobody's account any more.
 */
export function sealPlace({ account_id, generation }: MoveRow, runner: string): Statement[] {
	return [
		assertThat(
			"move_took_too_long",
			sql`select count(*) from account_moves where account_id = ${account_id} and generation = ${generation}
				and runner = ${runner} and sealed_at is null and fenced_until > ${now}`,
		),
		sql`update account_moves set sealed_at = ${now}, fenced_until = null, runner = null where account_id = ${account_id}`,
		sql`update ${sql.raw("accounts")} set status = 'closed' where account_id = ${account_id}`,
	];
}

/** On the new shard, when the directory leads there: what led away from there is gone. */
export function clearPlace({ account_id, generation }: MoveRow): Statement {
	return sql`delete from account_moves where account_id = ${account_id} and generation <= ${generation} and fenced_until is null`;
}

/** On the new shard of a move that was given up: its rows are left behind, and whoever comes there is led back. */
export function leavePlace({ account_id, generation, from_shard }: MoveRow): Statement {
	return sql`insert into account_moves (account_id, generation, to_shard, sealed_at)
		values (${account_id}, ${generation}, ${from_shard}, ${now})
		on conflict (account_id) do update set generation = excluded.generation, to_shard = excluded.to_shard,
			sealed_at = excluded.sealed_at, fenced_until = null, runner = null`;
}

/** Fails a batch that deletes rows, unless they are left behind by this move and no other one took them up. */
export function assertLeftBehind({ account_id, generation }: MoveRow): Statement {
	return assertThat(
		"internal_rows_taken_up",
		sql`select count(*) from account_moves where account_id = ${account_id} and generation = ${generation}
			and sealed_at is not null and runner is null`,
	);
}
