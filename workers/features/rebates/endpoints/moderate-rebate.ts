/**
 * A moderator's step with a rebate: beginning its review, asking for more, approving, paying, rejecting, or taking a paid one back;
 * invariant: each once, on the rebate as it was read. Its request in the inbox ends in the same batch.
 */
import { z } from "zod";
import { endRequestsAbout } from "#workers/features/moderation";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { maxNotesLength, rebateActions, rebateStatuses } from "../rules/rebate";
import { decideRebate } from "../steps/decide-rebate";
import { readRebate } from "../steps/read-rebate";

export const moderateRebate = defineEndpoint({
	name: "rebates/moderate-rebate",
	path: "/api/rebates/api_moderate_rebate",
	summary: "Reviews a rebate, asks for more, approves, pays or rejects it, or takes a paid one back.",
	access: ["account_owner", "moderator"],
	flags: ["sales_module_enabled", "rebates_enabled"],
	input: z.object({
		rebate_id: z.int(),
		/** The one that was read; the current one unless given. */
		version: z.int().optional(),
		action: z.enum(rebateActions),
		/** Words to whoever asks; needed where they are asked for more, with a rejection, and where it is taken back. */
		notes: text(maxNotesLength).default(""),
	}),
	output: z.object({ rebate_id: z.int(), status: z.enum(rebateStatuses) }),
	errors: {
		already_decided: { constraints: ["rebate_ended", "ledger_transactions_reversed_once"] },
		...{ rebate_changed: {}, own_request: {}, cannot_be_approved: {}, points_not_available: {} },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { rebate_id, version, action, notes }) => {
		const { account, user, clock } = scope;
		const rebate = await readRebate(scope, rebate_id);
		if (version !== undefined && version !== rebate.version) throw refuse("rebate_changed");
		const { status, statements, follow } = await decideRebate(scope, rebate, { action, notes });
		const final_status = action === "approve" ? ("approved" as const) : ("denied" as const);
		const about = { kind: "rebate" as const, subject_ids: [rebate_id], notes, final_status };
		return scope.commit({
			statements: [
				...statements,
				...(action === "review" ? [] : [endRequestsAbout(account.id, about, user.id, clock.now())]),
			],
			answer: { rebate_id, status },
			audit: { subject_kind: "rebate", subject_id: rebate_id, details: { action, notes, points: rebate.points } },
			follow,
		});
	},
});
