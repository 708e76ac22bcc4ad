/** Takes a claim back while it waits; invariant: only who asked does, and of taking back and deciding at once one happens. */
import { z } from "zod";
import { endRequestsAbout } from "#workers/features/moderation";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { findClaims, isClaimWaiting, updateClaim } from "../store/claims";

export const withdrawClaim = defineEndpoint({
	name: "recognition/withdraw-claim",
	path: "/api/points/api_withdraw_claim",
	summary: "Takes back what one asked a program for, while nobody decided on it.",
	access: "signed_in",
	input: z.object({ claim_id: z.int() }),
	output: z.object({ claim_id: z.int(), status: z.literal("withdrawn") }),
	errors: { decided_meanwhile: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { claim_id }) => {
		const { account, user, clock } = scope;
		const [claim] = await scope.read(findClaims(account.id, [claim_id], user.id));
		if (claim?.claimant_id !== user.id) throw notFound("claim");
		const answer = { claim_id, status: "withdrawn" as const };
		if (claim.status === "withdrawn") return answer;
		if (claim.status !== "waiting") throw refuse("decided_meanwhile");
		const now = clock.now();
		const ended = { status: answer.status, points: claim.points, reason: "", decided_by: user.id, decided_at: now };
		return scope.commit({
			statements: [
				assertThat("decided_meanwhile", isClaimWaiting(account.id, claim_id)),
				updateClaim(account.id, claim_id, ended),
				endRequestsAbout(
					account.id,
					{ kind: "point_claim", subject_ids: [claim_id], is_withdrawn: true },
					user.id,
					now,
				),
			],
			answer,
			audit: { subject_kind: "program", subject_id: claim.program_id, details: { claim_id } },
		});
	},
});
