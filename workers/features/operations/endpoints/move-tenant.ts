/**
 * Moves a client to another shard while it is used, a bounded step a call; invariant: one row of the old shard says where the
 * account lives, nobody writes past it, and it changes only behind a fence and once both shards hold the same.
 */
import { z } from "zod";
import { openTenantRowsOn } from "#workers/kernel/database";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardName } from "#workers/kernel/environment";
import { refuse } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { stateOf } from "../rules/state";
import { knownSubdomain } from "../rules/subdomain";
import { shardNamed } from "../steps/choose-shard";
import { followMove } from "../steps/finish-move";
import { isSealed, moveOn, requireSameShape } from "../steps/move-account";
import { stopNoting } from "../steps/note-changes";
import { getTenant, noSuchTenant } from "../steps/tenant";
import {
	beginMove,
	findLatestMove,
	giveUpMove,
	leavePlace,
	type MoveRow,
	updatePause,
	updateProgress,
} from "../store/moves";
import type { DirectoryRow } from "../store/tenants";

export const moveTenant = defineEndpoint({
	name: "operations/move-tenant",
	path: "/api/operations/api_move_tenant",
	summary:
		"Moves a client to another shard while it is used. Send it again until the state is `moved`; the old shard takes it back.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain, shard: z.string().max(20) }),
	output: z.object({
		subdomain: z.string(),
		shard: z.string(),
		/** `given_up` when it was sent back to the shard that it had not left yet. */
		state: z.enum(["copying", "moved", "given_up"]),
		/** Rows that were copied so far. */
		rows: z.int(),
		/** How long writes waited; null while they do not. */
		pause_ms: z.int().nullable(),
		/** When the rows that are left behind are deleted. */
		erase_at: z.int().nullable(),
	}),
	errors: {
		...noSuchTenant,
		already_on_shard: {},
		client_is_not_open: {},
		move_is_under_way: {
			constraints: ["directory_moves.account_id", "directory_moves.account_id, directory_moves.generation"],
		},
		move_took_too_long: {},
		move_differs: {},
		tenant_too_large: {},
		shards_differ: {},
	},
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, shard: asked }) => {
		const wanted = shardNamed(scope, asked);
		const { id } = await getTenant(scope, subdomain);
		const latest = await findFinished(scope, id);
		// A move that has just been finished has led the directory on.
		const tenant = await getTenant(scope, subdomain);
		const state = stateOf(tenant);
		const answer = { subdomain: tenant.subdomain, shard: shardName(wanted) };
		if (latest && isUnderWay(latest)) {
			if (wanted === latest.from_shard) return { ...answer, ...(await goBack(scope, latest)) };
			if (wanted !== latest.to_shard) throw refuse("move_is_under_way");
		} else if (latest?.moved_at && wanted === latest.to_shard) return { ...answer, ...ended(latest) };
		else if (wanted === tenant.shard) throw refuse("already_on_shard", { shard: shardName(wanted) });
		if (state !== "active") throw refuse("client_is_not_open", { state: state.replace("_", " ") });
		const move = latest && isUnderWay(latest) ? latest : await begin(scope, tenant, { latest, wanted });
		return { ...answer, ...(await goOn(scope, move)) };
	},
});

const isUnderWay = ({ moved_at, given_up_at }: MoveRow) => moved_at === null && given_up_at === null;

const ended = ({ pause_ms, erase_at }: MoveRow) => ({ state: "moved" as const, rows: 0, pause_ms, erase_at });

/** The latest move; one that broke off after its moment is done by now. */
async function findFinished(scope: OperatorScope, account_id: number): Promise<MoveRow | undefined> {
	const [move] = await scope.directory.read(findLatestMove(account_id));
	if (!move || !isUnderWay(move) || !(await isSealed(scope.env, move))) return move;
	await followMove(scope.env, move, scope.request.id);
	const [moved] = await scope.directory.read(findLatestMove(account_id));
	return moved;
}

type Wish = { latest: MoveRow | undefined; wanted: number };

async function begin(scope: OperatorScope, tenant: DirectoryRow, { latest, wanted }: Wish): Promise<MoveRow> {
	const move: MoveRow = {
		...{ account_id: tenant.id, generation: (latest?.generation ?? 0) + 1 },
		...{ from_shard: tenant.shard, to_shard: wanted, asked_by: scope.operator.name, begun_at: scope.clock.now() },
		...{ progress: null, moved_at: null, given_up_at: null, pause_ms: null, erase_at: null, erased_at: null },
	};
	await requireSameShape(scope.env, move);
	const values = { from: shardName(tenant.shard), to: shardName(wanted), step: "begun" };
	await scope.directory.commit(beginMove(move), { account_id: tenant.id, values });
	return move;
}

async function goOn(scope: OperatorScope, move: MoveRow) {
	const { account_id } = move;
	const came = await moveOn(scope, move);
	if (!came.is_moved) {
		const { progress } = came;
		const values = { step: progress.is_copied ? "copied" : "copying", rows: progress.rows };
		await scope.directory.commit([updateProgress(move, JSON.stringify(progress))], { account_id, values });
		return { state: "copying" as const, rows: progress.rows, pause_ms: null, erase_at: null };
	}
	await followMove(scope.env, move, scope.request.id);
	const { pause_ms } = came;
	await scope.directory.commit([updatePause(move, pause_ms)], { account_id, values: { step: "paused", pause_ms } });
	const [moved] = await scope.directory.read(findLatestMove(account_id));
	return ended(moved!);
}

/** Whoever still comes to the copy is led back, before the directory lets it be deleted. */
async function goBack(scope: OperatorScope, move: MoveRow) {
	const { account_id, to_shard } = move;
	const at = scope.clock.now();
	await openTenantRowsOn(scope.env, to_shard, account_id).write([leavePlace(move)]);
	await stopNoting(scope.env, account_id, [move.from_shard, to_shard]);
	await scope.directory.commit([giveUpMove(move, at)], { account_id, values: { step: "given_up" } });
	return { state: "given_up" as const, rows: 0, pause_ms: null, erase_at: at };
}
