/**
 * Brings the signed-in person's balance into step with the client's system; invariant: each adjustment is posted once for
 * ever under the client's reference, all of them or none (`ledger_transactions` by key, the floor of the balance).
 */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, refuse } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import { clientSystemOf } from "../rules/client-system";
import { composeAdjustments } from "../steps/post-adjustments";
import { listAdjustments } from "../store/client-system";

const usedKey = "ledger_transactions.account_id, ledger_transactions.idempotency_key";

export const queueAndSyncUserCustomPointBalTransactions = defineEndpoint({
	name: "client-sync/queue-and-sync-user-custom-point-bal-transactions",
	path: "/api/users/api_queue_and_sync_user_custom_point_bal_transactions",
	summary: "Posts what changed the signed-in user's balance in the client's own system, each change once.",
	access: "signed_in",
	flags: ["sync_member_point_balances_with_client"],
	limits: [{ name: "checkout", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	input: z.object({}),
	output: z.object({ posted_count: z.int(), points: z.int() }),
	errors: {
		client_sync_failed: {},
		client_balance_short: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
	},
	repetition: { kind: "natural" },
	handler: async (scope) => {
		const { account, user, env, log } = scope;
		const system = clientSystemOf(account);
		if (!system) throw refuse("client_sync_failed");
		const asked = {
			participant_id: user.participant_id,
			email: user.email,
			point_balance: user.point_balance,
		};
		const outcome = await listAdjustments({ env, warn: (event, facts) => log.warn(event, facts) }, system, asked);
		if (outcome.kind === "away") throw refuse("client_sync_failed");
		for (;;) {
			const { statements, count, points } = await composeAdjustments(scope, outcome.adjustments);
			const answer = { posted_count: count, points: isOn(account, "hide_points_for_account") ? 0 : points };
			if (count === 0) return answer;
			try {
				return await scope.commit({
					statements,
					answer,
					audit: { subject_kind: "user", subject_id: user.id, details: { posted_count: count, points } },
				});
			} catch (error) {
				// A sync beside this one posted some of them: they count as posted, and the rest is tried again.
				if (constraintFailure(error)?.name !== usedKey) throw error;
			}
		}
	},
});
