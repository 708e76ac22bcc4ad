/** Lets both shards note what changes in an account while it is being moved, and ends that; nobody else's rows are noted. */
import { openTenantRowsOn } from "#workers/kernel/database";
import { type Environment, shardDatabase, shardNamesOf } from "#workers/kernel/environment";
import type { TableShape } from "../rules/export-tables";
import { accountOfTrigger, notingTriggers } from "../rules/move-changes";
import { documentShape } from "../rules/move-tables";
import { addTriggers, dropTriggers, forgetAllChanges, listTriggers } from "../store/move-changes";
import type { MoveRow } from "../store/moves";

/** A move that nobody went on with for so long notes nothing more; its next call compares everything again. */
const idleMs = 3_600_000;

type Places = Pick<MoveRow, "account_id" | "from_shard" | "to_shard">;

/** The triggers that a shard lacks; a table that a migration made anew, or added, has lost its own. */
async function missingOn(env: Environment, shard: number, account_id: number, shapes: readonly TableShape[]) {
	const there = new Set(await listTriggers(shardDatabase(env, shard), account_id));
	return notingTriggers(account_id, [...shapes, documentShape]).filter(({ name }) => !there.has(name));
}

/** Whether every change of the account is noted on both shards. */
export async function areChangesNoted(env: Environment, move: Places, shapes: readonly TableShape[]): Promise<boolean> {
	const { account_id, from_shard, to_shard } = move;
	const missing = await Promise.all([from_shard, to_shard].map((shard) => missingOn(env, shard, account_id, shapes)));
	return missing.flat().length === 0;
}

/** Notes changes from now on. False when some were not noted until now: what was compared before must be compared again. */
export async function startNoting(env: Environment, move: Places, shapes: readonly TableShape[]): Promise<boolean> {
	const { account_id, from_shard, to_shard } = move;
	let wereNoted = true;
	for (const shard of [from_shard, to_shard]) {
		const missing = await missingOn(env, shard, account_id, shapes);
		if (missing.length === 0) continue;
		wereNoted = false;
		await addTriggers(shardDatabase(env, shard), missing);
	}
	if (wereNoted) return true;
	for (const shard of [from_shard, to_shard])
		await openTenantRowsOn(env, shard, account_id).write([forgetAllChanges(account_id)]);
	return false;
}

/** Notes nothing more of an account on these shards. */
export async function stopNoting(env: Environment, account_id: number, shards: readonly number[]): Promise<void> {
	for (const shard of shards) {
		const database = shardDatabase(env, shard);
		await dropTriggers(database, await listTriggers(database, account_id));
		await openTenantRowsOn(env, shard, account_id).write([forgetAllChanges(account_id)]);
	}
}

/** Stops noting for accounts that are not being moved, or whose move rests; `findMove` is asked for the latest move. */
export async function stopOrphans(
	env: Environment,
	findMove: (account_id: number) => Promise<MoveRow | undefined>,
	now: number,
): Promise<void> {
	for (const [shard] of shardNamesOf(env).entries()) {
		const names = await listTriggers(shardDatabase(env, shard));
		for (const account_id of new Set(names.map(accountOfTrigger)))
			if (isAtRest(await findMove(account_id), now)) await stopNoting(env, account_id, [shard]);
	}
}

function isAtRest(move: MoveRow | undefined, now: number): boolean {
	if (!move || move.moved_at !== null || move.given_up_at !== null) return true;
	const { at = move.begun_at } = JSON.parse(move.progress ?? "{}") as { at?: number };
	return at < now - idleMs;
}
