/** Takes one's own rebate back while nobody looks at it; its line may be asked for again. */
import { z } from "zod";
import { endRequestsAbout } from "#workers/features/moderation";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { mayBeCanceled } from "../rules/rebate";
import { readOwnRebate } from "../steps/read-rebate";
import { cancelRow, isAsRead } from "../store/rebates";

export const cancelRebate = defineEndpoint({
	name: "rebates/cancel-rebate",
	path: "/api/rebates/api_cancel_rebate",
	summary: "Takes one's own rebate back until somebody reviews it.",
	access: "signed_in",
	flags: ["sales_module_enabled", "rebates_enabled"],
	input: z.object({ rebate_id: z.int() }),
	output: z.object({ rebate_id: z.int(), status: z.literal("canceled") }),
	errors: { rebate_not_changeable: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { rebate_id }) => {
		const { account, user, clock } = scope;
		const rebate = await readOwnRebate(scope, rebate_id);
		if (!mayBeCanceled(rebate.status)) throw refuse("rebate_not_changeable");
		const about = { kind: "rebate" as const, subject_ids: [rebate_id], is_withdrawn: true };
		return scope.commit({
			statements: [
				assertThat("rebate_not_changeable", isAsRead(account.id, rebate)),
				cancelRow(account.id, rebate_id, clock.now()),
				endRequestsAbout(account.id, about, user.id, clock.now()),
			],
			answer: { rebate_id, status: "canceled" as const },
			audit: { subject_kind: "rebate", subject_id: rebate_id, details: { invoice_number: rebate.invoice_number } },
		});
	},
});
