/** Withdraws what waits for an approval; invariant: only its giver does, and of withdrawing and deciding at once one happens. */
import { z } from "zod";
import { endRequestsAbout } from "#workers/features/moderation";
import { returnPointsToBudget } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { holdingOf } from "../steps/holding";
import { findSubmissions, isAtStep, updateSubmission } from "../store/submissions";

export const withdrawSubmission = defineEndpoint({
	name: "recognition/withdraw-submission",
	path: "/api/points/api_withdraw_recognition",
	summary: "Takes back a recognition that waits for an approval: nobody receives it, and its points go back.",
	access: "signed_in",
	input: z.object({ submission_id: z.int() }),
	output: z.object({ submission_id: z.int(), status: z.literal("withdrawn") }),
	errors: { decided_meanwhile: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { submission_id }) => {
		const { account, user, clock } = scope;
		const [submission] = await scope.read(findSubmissions(account.id, [submission_id]));
		if (submission?.giver_id !== user.id) throw notFound("submission");
		const answer = { submission_id, status: "withdrawn" as const };
		if (submission.status === "withdrawn") return answer;
		if (!submission.status.startsWith("pending")) throw refuse("decided_meanwhile");
		const now = clock.now();
		const change = { status: "withdrawn", due_at: null, decided_by: user.id, decided_at: now };
		return scope.commit({
			statements: [
				assertThat("decided_meanwhile", isAtStep(account.id, submission)),
				updateSubmission(account.id, submission_id, change),
				...returnPointsToBudget(holdingOf(scope, submission, user.id), 0),
				endRequestsAbout(
					account.id,
					{ kind: "recognition", subject_ids: [submission_id], is_withdrawn: true },
					user.id,
					now,
				),
			],
			answer,
			audit: { subject_kind: "program", subject_id: submission.program_id, details: { submission_id } },
		});
	},
});
