/**
 * Moves an account: copy while it is used, then a fence behind which writes wait, the last differences, the comparison, and
 * one row that says where the account lives from then on; the directory follows (decision 037).
 */
import { openTenantRowsOn } from "#workers/kernel/database";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import { refuse } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { movedShapes } from "../rules/move-tables";
import { listAllShapes, listMigrations } from "../store/export-rows";
import {
	endCopy,
	findPlace,
	findVersion,
	liftFence,
	type MoveRow,
	raiseFence,
	sealPlace,
	takeRows,
} from "../store/moves";
import { copyOnce, copyRound, copyToTheEnd, countFaults, nothingCopied, type Progress } from "./copy-account";
import type { Copying } from "./copy-rows";

/** Behind the fence writes wait for so long at most; the 10 seconds that a write waits leave time for the way to the new shard. */
export const fenceMs = 8_000;
/** A call copies for so long, the next one goes on. */
const callMs = 5_000;
/** What changes while the account is used is copied in so many rounds at most before the fence. */
const roundsInUse = 3;
const fewDifferences = 200;
/** So many rounds pass behind the fence, and each takes as long as one before it. */
export const roundsBehindFence = 4;

/** What a call came to. */
export type Moved = { is_moved: false; progress: Progress } | { is_moved: true; pause_ms: number };

/** True when the account's old shard says that it lives on the new one: only the directory has to follow. */
export async function isSealed(env: Environment, { account_id, generation, from_shard }: MoveRow): Promise<boolean> {
	const [place] = await openTenantRowsOn(env, from_shard, account_id).read(findPlace(account_id));
	return place !== undefined && place.generation === generation && place.sealed_at !== null;
}

/** Goes on with a move for as long as a call may; moves the account when the copy is there. */
export async function moveOn(scope: OperatorScope, move: MoveRow): Promise<Moved> {
	const { env, clock } = scope;
	const { account_id } = move;
	const startedAt = Date.now();
	const runner = crypto.randomUUID();
	const from = openTenantRowsOn(env, move.from_shard, account_id);
	const to = openTenantRowsOn(env, move.to_shard, account_id);
	const copying: Copying = { account_id, from, to, runner, now: () => clock.now() };
	await to.write([takeRows(move, runner)]);
	const shapes = movedShapes(await listAllShapes(shardDatabase(env, move.from_shard)));
	const known = move.progress === null ? nothingCopied : (JSON.parse(move.progress) as Progress);
	const isTimeOver = () => Date.now() - startedAt > callMs;
	if (!known.is_copied) return { is_moved: false, progress: await copyOnce(copying, shapes, known, isTimeOver) };
	for (let round = 1; round <= roundsInUse; round += 1) {
		const begunAt = Date.now();
		const found = await copyRound(copying, shapes);
		const round_ms = Date.now() - begunAt;
		if (
			found.reduce((sum, { missing, changed }) => sum + missing.length + changed.length, 0) > fewDifferences &&
			round < roundsInUse
		)
			continue;
		const provedAt = Date.now();
		await countFaults(copying);
		const seconds = Math.ceil((round_ms * roundsBehindFence + (Date.now() - provedAt)) / 1_000);
		if (seconds * 1_000 > fenceMs) throw refuse("tenant_too_large", { seconds });
		break;
	}
	return { is_moved: true, pause_ms: await moveBehindFence(copying, move, { shapes, documents: known.documents }) };
}

type Work = { shapes: ReturnType<typeof movedShapes>; documents: number };

/** From the fence to the moment of the move. Whatever fails lifts the fence; a run that breaks off leaves it to its time. */
async function moveBehindFence(copying: Copying, move: MoveRow, { shapes, documents }: Work): Promise<number> {
	const { account_id, from, to, runner } = copying;
	const begunAt = Date.now();
	await from.write([raiseFence(move, runner, fenceMs)]);
	try {
		await copyToTheEnd(copying, shapes, documents);
		const [{ version } = { version: 0 }] = await from.read(findVersion(account_id));
		await to.write(endCopy(account_id, runner, version));
		await from.write(sealPlace(move, runner));
	} catch (error) {
		await from.write([liftFence(move, runner)]);
		throw error;
	}
	return Date.now() - begunAt;
}

/** Throws shards_differ (409) unless both shards have the same migrations. */
export async function requireSameShape(env: Environment, { from_shard, to_shard }: MoveRow): Promise<void> {
	const [here, there] = await Promise.all(
		[from_shard, to_shard].map((shard) => listMigrations(shardDatabase(env, shard))),
	);
	if (here!.join() !== there!.join()) throw refuse("shards_differ");
}
