/** Cancels invitations that are planned or under way; what was sent stays sent, and a sending that is over is refused. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { closeSending, isSendingOpen } from "../store/sendings";

export const cancelInvitations = defineEndpoint({
	name: "invitations/cancel-invitations",
	path: "/api/members/api_cancel_invitations",
	summary: "Cancels a sending of invitations that is planned or under way.",
	access: ["account_owner"],
	input: z.object({ sending_id: z.int() }),
	output: z.object({ sending_id: z.int() }),
	errors: { sending_is_over: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { sending_id }) => {
		const account_id = scope.account.id;
		return scope.commit({
			statements: [
				assertThat("sending_is_over", isSendingOpen(account_id, sending_id)),
				...closeSending(account_id, sending_id, "canceled", scope.clock.now()),
			],
			answer: { sending_id },
			audit: { subject_kind: "invitation_sending", subject_id: sending_id },
		});
	},
});
