/** What a move of a client to another shard would cost, and how far one is that is under way; nothing is changed. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardName } from "#workers/kernel/environment";
import { knownSubdomain } from "../rules/subdomain";
import { measureMove } from "../steps/measure-move";
import { fenceMs } from "../steps/move-account";
import { getTenant, noSuchTenant } from "../steps/tenant";
import { findLatestMove } from "../store/moves";

const counted = z.int().min(0);
const states = ["none", "copying", "moved", "given_up"] as const;

export const getMove = defineEndpoint({
	name: "operations/get-move",
	path: "/api/operations/api_get_move",
	summary: "The rows and bytes that a move would copy, for how long writes would likely wait, and the latest move.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain }),
	output: z.object({
		subdomain: z.string(),
		shard: z.string(),
		rows: counted,
		bytes: counted,
		tables: z.array(z.object({ table: z.string(), rows: counted, bytes: counted })),
		likely_pause_ms: counted,
		/** For how long writes wait at most; a client that would need longer is not moved. */
		max_pause_ms: counted,
		latest: z.object({
			state: z.enum(states),
			from_shard: z.string().nullable(),
			to_shard: z.string().nullable(),
			pause_ms: counted.nullable(),
			/** When the rows that are left behind are deleted; null where none are, or all are. */
			erase_at: counted.nullable(),
		}),
	}),
	errors: noSuchTenant,
	repetition: { kind: "read" },
	handler: async (scope, { subdomain }) => {
		const tenant = await getTenant(scope, subdomain);
		const [[move], measured] = await Promise.all([
			scope.directory.read(findLatestMove(tenant.id)),
			measureMove(scope, tenant),
		]);
		const state = !move ? "none" : move.moved_at ? "moved" : move.given_up_at ? "given_up" : "copying";
		return {
			...{ subdomain: tenant.subdomain, shard: shardName(tenant.shard), max_pause_ms: fenceMs, ...measured },
			latest: {
				state: state as (typeof states)[number],
				from_shard: move ? shardName(move.from_shard) : null,
				to_shard: move ? shardName(move.to_shard) : null,
				pause_ms: move?.pause_ms ?? null,
				erase_at: move && move.erased_at === null ? move.erase_at : null,
			},
		};
	},
});
