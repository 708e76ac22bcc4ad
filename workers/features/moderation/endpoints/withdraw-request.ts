/** Takes a request back; invariants: only whoever asked does, while it waits, and of taking back and deciding at once one happens. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { getSource } from "../store/known-sources";
import { findOwnRequest, isOwnWaiting, updateDecided } from "../store/requests";

export const withdrawRequest = defineEndpoint({
	name: "moderation/withdraw-request",
	path: "/api/moderation/api_withdraw_request",
	summary: "Takes back what the signed-in user asked for, while nobody has decided it.",
	access: "signed_in",
	input: z.object({ request_id: z.int() }),
	output: z.object({ request_id: z.int() }),
	errors: { already_decided: {}, cannot_be_withdrawn: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { request_id }) => {
		const { account, user, clock } = scope;
		const [request] = await scope.read(findOwnRequest(account.id, request_id, user.id));
		if (!request) throw notFound("moderation_request");
		const { withdraw } = getSource(request.kind);
		if (!withdraw) throw refuse("cannot_be_withdrawn");
		if (request.is_withdrawn === 1) return { request_id };
		if (request.final_status !== "pending") throw refuse("already_decided");
		const decided = { final_status: "denied", moderated_by: user.id, notes: "", is_withdrawn: true } as const;
		const { statements } = await withdraw(scope, request);
		return scope.commit({
			statements: [
				assertThat("already_decided", isOwnWaiting(account.id, request_id, user.id)),
				updateDecided(account.id, request_id, decided, clock.now()),
				...statements,
			],
			answer: { request_id },
			audit: { subject_kind: "user", subject_id: user.id, details: { kind: request.kind } },
		});
	},
});
