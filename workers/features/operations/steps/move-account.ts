/**
 * Moves an account: copy and comparison while it is used, then a fence behind which writes wait, what was noted as changed
 * since, and one row that says where the account lives from then on; the directory follows (decisions 037 and 041).
 */
import { openTenantRowsOn } from "#workers/kernel/database";
import { type Environment, shardDatabase } from "#workers/kernel/environment";
import { refuse } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import type { TableShape } from "../rules/export-tables";
import { movedShapes } from "../rules/move-tables";
import { listAllShapes, listMigrations } from "../store/export-rows";
import {
	beginNoting,
	endCopy,
	findPlace,
	findVersion,
	liftFence,
	type MoveRow,
	raiseFence,
	sealPlace,
	takeRows,
} from "../store/moves";
import { compareOnce, copyOnce, nothingCopied, type Progress } from "./copy-account";
import { countChanges, type Followed, followChanges, followToTheEnd } from "./copy-changes";
import type { Copying } from "./copy-rows";
import { areChangesNoted, startNoting } from "./note-changes";
import { type ProvenLedger, proveLedger, proveSince } from "./prove-ledger";

/** Behind the fence writes wait for so long at most; the 10 seconds that a write waits leave time for the way to the new shard. */
export const fenceMs = 8_000;
/** A call copies for so long, the next one goes on. */
const callMs = 5_000;
const fewChanges = 500;
/** Nobody writes to speak of where so few changes are noted. */
const quietChanges = 50;
/** Of the time that writes may wait, what is left should take no more than this. */
const calmShare = 0.75;
/** So many calls try to catch up with what changes before the client is refused. */
const maxTries = 5;
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
	const copying: Copying = { account_id, from, to, runner, now: () => clock.now(), isNoted: true };
	await to.write([takeRows(move, runner)]);
	const shapes = movedShapes(await listAllShapes(shardDatabase(env, move.from_shard)));
	const known: Progress = { ...nothingCopied, ...(JSON.parse(move.progress ?? "{}") as Partial<Progress>) };
	const isTimeOver = () => Date.now() - startedAt > callMs;
	const later = (progress: Progress): Moved => ({ is_moved: false, progress: { ...progress, at: clock.now() } });
	if (!known.is_copied) return later(await copyOnce(copying, shapes, known, isTimeOver));
	const noted = await noteFromNowOn(scope, move, shapes, known);
	const progress = noted.is_compared ? noted : await compareOnce(copying, shapes, noted, isTimeOver);
	if (!progress.is_compared) return later(progress);
	const ready = await catchUp(copying, shapes, progress, isTimeOver);
	if (!ready) return later({ ...progress, tries: progress.tries + 1 });
	const isStillNoted = () => areChangesNoted(env, move, shapes);
	return { is_moved: true, pause_ms: await moveBehindFence(copying, move, { shapes, ...ready, isStillNoted }) };
}

/** From here on changes are noted. Where they were not until now, the directory forgets first what was compared. */
async function noteFromNowOn(
	scope: OperatorScope,
	move: MoveRow,
	shapes: readonly TableShape[],
	known: Progress,
): Promise<Progress> {
	const { env, directory, clock } = scope;
	if (known.noting !== null && (await areChangesNoted(env, move, shapes))) return known;
	const { compared, is_compared, entries } = nothingCopied;
	const anew: Progress = { ...known, compared, is_compared, entries, noting: crypto.randomUUID(), at: clock.now() };
	const values = { step: "noting" };
	await directory.commit([beginNoting(move, JSON.stringify(anew))], { account_id: move.account_id, values });
	await startNoting(env, move, shapes);
	return anew;
}

type Ready = { followed: Followed; proven: ProvenLedger };

/**
 * Copies what changes until what is left will not take long, and proves the ledger before. Nothing when the call's time is
 * over. Throws tenant_too_large (409) when the rest would take longer than writes may wait, call after call.
 */
async function catchUp(
	copying: Copying,
	shapes: readonly TableShape[],
	{ entries, tries }: Progress,
	isTimeOver: () => boolean,
): Promise<Ready | undefined> {
	const followed: Followed = { entries };
	const proven = await proveLedger(copying);
	// The client's own writes make rounds long, and wait behind the fence, where a round takes less than half of its time.
	let [quickest_ms, speed] = [Number.POSITIVE_INFINITY, 1];
	for (;;) {
		const begunAt = Date.now();
		const { changes } = await followChanges(copying, shapes, followed);
		const round_ms = Math.max(1, Date.now() - begunAt);
		quickest_ms = Math.min(quickest_ms, round_ms);
		speed = Math.max(speed, changes / round_ms);
		const left = await countChanges(copying);
		const rounds = left + changes > quietChanges ? roundsBehindFence / 2 : roundsBehindFence;
		const rest_ms = left / speed + quickest_ms * rounds;
		if (rest_ms <= fenceMs * calmShare) return { followed, proven };
		// A round that takes so long over a few changes takes as long behind the fence.
		const isSlow = changes <= fewChanges && rest_ms > fenceMs;
		if (isTimeOver() && tries < maxTries && !isSlow) return undefined;
		if (isTimeOver() || isSlow) {
			if (rest_ms > fenceMs) throw refuse("tenant_too_large", { seconds: Math.ceil(rest_ms / 1_000) });
			return { followed, proven };
		}
	}
}

type Work = Ready & { shapes: readonly TableShape[]; isStillNoted: () => Promise<boolean> };

/** From the fence to the moment of the move. Whatever fails lifts the fence; a run that breaks off leaves it to its time. */
async function moveBehindFence(copying: Copying, move: MoveRow, work: Work): Promise<number> {
	const { account_id, from, to, runner } = copying;
	const begunAt = Date.now();
	await from.write([raiseFence(move, runner, fenceMs)]);
	try {
		await followToTheEnd(copying, work.shapes, work.followed);
		const [[{ version } = { version: 0 }], isNoted] = await Promise.all([
			from.read(findVersion(account_id)),
			work.isStillNoted(),
			proveSince(copying, work.proven),
		]);
		if (!isNoted) throw refuse("move_differs", { table: "account_move_changes" });
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
