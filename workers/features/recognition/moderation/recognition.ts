/**
 * Recognitions of programs that ask for an approval: how whoever decides sees them, and what approving, lowering and denying
 * do. Invariant: a submission is decided once, by nobody who gives or receives, and its points are paid from what is held.
 */
import { defineModerationSource } from "#workers/kernel/define-moderation-source";
import { refuse } from "#workers/kernel/errors";
import { approveStep } from "../steps/approve-step";
import { amountsOf, checkDecision } from "../steps/check-decision";
import { denySubmission } from "../steps/deny-submission";
import { presentSubmission } from "../steps/present-submission";
import { findSubmissions, listSubmissionPeople } from "../store/submissions";

export const recognitionToModerate = defineModerationSource({
	kind: "recognition",
	moderator_role: null,
	lowersPoints: true,
	needsReason: true,
	present: async (scope, requests) => {
		const ids = requests.map(({ subject_id }) => subject_id);
		const rows = await scope.read(findSubmissions(scope.account.id, ids));
		const rowOf = new Map(rows.map((row) => [row.id, row]));
		return new Map(
			requests.flatMap(({ id, subject_id }) => {
				const row = rowOf.get(subject_id);
				return row ? [[id, presentSubmission(scope, row)] as const] : [];
			}),
		);
	},
	decide: async (scope, { subject_id }, decision) => {
		const { account, user, read } = scope;
		const [[submission], people] = await Promise.all([
			read(findSubmissions(account.id, [subject_id])),
			read(listSubmissionPeople(account.id, subject_id)),
		]);
		if (!submission?.status.startsWith("pending")) throw refuse("already_decided");
		if (submission.giver_id === user.id || people.some(({ id }) => id === user.id)) throw refuse("own_request");
		const points = checkDecision(scope, amountsOf(submission), decision);
		const decided = { submission, people, points, notes: decision.notes };
		return decision.action === "approve" ? approveStep(scope, decided) : denySubmission(scope, decided);
	},
});
