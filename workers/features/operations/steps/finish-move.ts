/** What follows the moment of a move: the directory, and a week later the end of the rows that are left behind. */
import { openTenantRowsOn } from "#workers/kernel/database";
import { openDirectory } from "#workers/kernel/directory";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import { constraintFailure } from "#workers/kernel/errors";
import { isolateClock, isolateIds } from "#workers/runtime/clock";
import { forgetTenants } from "#workers/runtime/directory";
import { underErasure } from "../store/erase-rows";
import { deletePiece } from "../store/erasures";
import { countRowsOf, listAllShapes } from "../store/export-rows";
import {
	assertLeftBehind,
	clearPlace,
	endErasingOldRows,
	findLatestMove,
	listMovesToErase,
	listOpenMoves,
	type MoveRow,
	moveLine,
	switchShard,
} from "../store/moves";
import { listHosts } from "../store/tenants";
import { isSealed } from "./move-account";
import { stopNoting, stopOrphans } from "./note-changes";

const movesAtOnce = 5;
const rowsAtOnce = 1_000;
const piecesARun = 50;

/** Lets the directory lead to the new shard of an account that lives there; the same again changes nothing. */
export async function followMove(env: Environment, move: MoveRow, request_id: string): Promise<void> {
	// What notes changes goes first: once the directory has followed, nobody comes back to this move.
	await stopNoting(env, move.account_id, [move.from_shard, move.to_shard]);
	const at = isolateClock.current.now();
	const line = moveLine({ id: isolateIds()(), move, step: "moved", request_id, at });
	await openDirectory(env).write([...switchShard(move, at), line]);
	await openTenantRowsOn(env, move.to_shard, move.account_id).write([clearPlace(move)]);
	const hosts = await openDirectory(env).read(listHosts(move.account_id));
	forgetTenants(hosts.map(({ host }) => host));
}

/** Ends moves that broke off after their moment, and deletes a bounded piece of what was left behind. */
export async function finishMoves(env: Environment): Promise<void> {
	for (const move of await openDirectory(env).read(listOpenMoves(movesAtOnce)))
		if (await isSealed(env, move)) await followMove(env, move, `schedule-move-${move.account_id}`);
	const at = isolateClock.current.now();
	const latestOf = async (account_id: number) => (await openDirectory(env).read(findLatestMove(account_id)))[0];
	await stopOrphans(env, latestOf, at);
	for (const move of await openDirectory(env).read(listMovesToErase(at, movesAtOnce))) await eraseOldRows(env, move);
}

/** The rows of a move that was given up lie where it led to, those of one that was done where it came from. */
async function eraseOldRows(env: Environment, move: MoveRow): Promise<void> {
	const { account_id } = move;
	const shard = move.moved_at === null ? move.to_shard : move.from_shard;
	const database = openTenantRowsOn(env, shard, account_id);
	const shapes = (await listAllShapes(shardDatabase(env, shard))).filter(
		({ name }) => !["erasures", "account_moves", "account_move_changes"].includes(name),
	);
	const countOf = async (table: string) => (await database.read(countRowsOf(account_id, table)))[0]!.count;
	let pieces = 0;
	// What deleting writes (versions of lists) is gone after the second round.
	for (const _round of [1, 2]) {
		for (const { name } of [...shapes].reverse()) {
			for (let left = await countOf(name); left > 0; left = await countOf(name)) {
				pieces += 1;
				if (pieces > piecesARun) return;
				const statements = [deletePiece(account_id, name, rowsAtOnce)];
				const now = isolateClock.current.now();
				const isTakenUp = await database
					.write([assertLeftBehind(move), ...underErasure(account_id, 0, now, statements)])
					.then(() => false)
					.catch((error) => {
						if (constraintFailure(error)?.name === "internal_rows_taken_up") return true;
						throw error;
					});
				if (isTakenUp) return;
			}
		}
	}
	await openDirectory(env).write([endErasingOldRows(move, isolateClock.current.now())]);
}
