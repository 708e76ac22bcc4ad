/**
 * Decides what waits; invariants: a request is decided once, by somebody whose it is to decide and who did not ask, and what
 * follows from it is in the same batch. Of two at once one decides; the other is told so.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import { moderationActions, statusAfter } from "../rules/requests";
import { getSource } from "../store/known-sources";
import { findRequest, isWaitingFor, updateDecided } from "../store/requests";

export const moderate = defineEndpoint({
	name: "moderation/moderate",
	path: "/api/members/api_moderate",
	summary:
		"Approves or rejects what waits for the signed-in user, with notes, and where it has points with fewer of them.",
	access: "signed_in",
	input: z.object({
		request_id: z.int(),
		action: z.enum(moderationActions),
		notes: text(2_000).default(""),
		/** Where the request has points for each person: fewer than were asked for; those that were unless given. */
		points: z.int().optional(),
	}),
	output: z.object({ request_id: z.int(), final_status: z.enum(["approved", "denied"]) }),
	errors: {
		...{ already_decided: {}, own_request: {}, people_changed: {}, cannot_be_approved: {} },
		/** Of ideas, whose points come from a budget. */
		...{ idea_changed: {}, budget_not_active: {}, points_not_available: {} },
	},
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { request_id, ...decision }) => {
		const { account, user, clock } = scope;
		const [request] = await scope.read(findRequest(account.id, request_id, user.id));
		if (!request) throw notFound("moderation_request");
		const final_status = statusAfter[decision.action];
		const answer = { request_id, final_status };
		if (request.final_status === final_status && request.moderated_by === user.id) return answer;
		if (request.final_status !== "pending") throw refuse("already_decided");
		if (request.requester_id === user.id) throw refuse("own_request");
		const source = getSource(request.kind);
		if (decision.points !== undefined && !source.lowersPoints)
			throw invalid({ points: [scope.translate("answers:validation.invalid")] });
		const effect = await source.decide(scope, request, decision);
		return scope.commit({
			statements: [
				assertThat("already_decided", isWaitingFor(account.id, request_id, user.id)),
				updateDecided(
					account.id,
					request_id,
					{ final_status, moderated_by: user.id, notes: decision.notes },
					clock.now(),
				),
				...effect.statements,
			],
			answer,
			audit: { subject_kind: "user", subject_id: request.requester_id, details: { ...decision, kind: request.kind } },
			follow: effect.follow,
		});
	},
});
