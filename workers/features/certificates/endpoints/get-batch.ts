/** One batch with the counts of its states, and who claimed the newest. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { batchStatuses, countsOf } from "../rules/batch-counts";
import { getBatchRow } from "../steps/own-batch";
import { listClaimsOf } from "../store/batches";

const shownClaims = 20;

export const getBatch = defineEndpoint({
	name: "certificates/get-batch",
	path: "/api/certificates/api_get_batch",
	summary: "A batch of certificates with how many are unused, printed, claimed, expired and void, without any code.",
	access: ["account_owner"],
	flags: ["ots_enabled", "!hide_points_for_account"],
	input: z.object({ batch_id: z.int() }),
	output: z.object({
		batch: z.object({
			...{ id: z.int(), name: z.string(), message: z.string(), points: z.int(), budget_id: z.int() },
			...{ budget: z.string(), status: z.enum(batchStatuses), expires_at: z.int(), created_at: z.int() },
			...{ certificate_count: z.int(), made_count: z.int(), unused_count: z.int(), printed_count: z.int() },
			...{ claimed_count: z.int(), expired_count: z.int(), void_count: z.int() },
		}),
		claims: z.array(z.object({ number: z.int(), claimed_at: z.int(), name: z.string(), user_id: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { batch_id }) => {
		const [{ created_by: _maker, ...batch }, claims] = await Promise.all([
			getBatchRow(scope, batch_id),
			scope.read(listClaimsOf(scope.account.id, batch_id, shownClaims)),
		]);
		return { batch: { ...batch, ...countsOf(batch) }, claims };
	},
});
