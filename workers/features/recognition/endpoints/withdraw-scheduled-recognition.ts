/** Takes back a recognition that waits for its day; invariant: only its giver does, and of taking back and giving at once one happens. */
import { z } from "zod";
import { returnPointsToBudget } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { holdingOf } from "../steps/holding";
import { findScheduled, isScheduled, updateScheduled } from "../store/scheduled";

export const withdrawScheduledRecognition = defineEndpoint({
	name: "recognition/withdraw-scheduled-recognition",
	path: "/api/points/api_withdraw_scheduled_recognition",
	summary: "Takes back a recognition that waits for its day: nobody receives it, and its points go back.",
	access: "signed_in",
	input: z.object({ scheduled_id: z.int() }),
	output: z.object({ scheduled_id: z.int(), status: z.literal("withdrawn") }),
	errors: { scheduled_meanwhile: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { scheduled_id }) => {
		const { account, user, clock } = scope;
		const [row] = await scope.read(findScheduled(account.id, scheduled_id));
		if (row?.giver_id !== user.id) throw notFound("scheduled recognition");
		const answer = { scheduled_id, status: "withdrawn" as const };
		if (row.status === "withdrawn") return answer;
		if (row.status !== "scheduled") throw refuse("scheduled_meanwhile");
		return scope.commit({
			statements: [
				assertThat("scheduled_meanwhile", isScheduled(account.id, scheduled_id)),
				updateScheduled(account.id, scheduled_id, { status: "withdrawn", due_at: null, ended_at: clock.now() }),
				...returnPointsToBudget(holdingOf(scope, row, user.id), 0),
			],
			answer,
			audit: { subject_kind: "program", subject_id: row.program_id, details: { scheduled_id } },
		});
	},
});
