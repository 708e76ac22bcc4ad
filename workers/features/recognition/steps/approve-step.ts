/** Approves a step of a submission: the second one begins, or all that follows an ordinary giving happens, once. */
import { returnPointsToBudget } from "#workers/features/points";
import { assertAll, assertThat } from "#workers/kernel/assertions";
import { refuse } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { canReceive } from "../rules/choose-recipients";
import { remindAfterMs } from "../rules/submission-times";
import type { RecipientRow } from "../store/people";
import { canTheseReceive, isAtStep, leaveOut, type SubmissionRow, updateSubmission } from "../store/submissions";
import { writeRecognition } from "../store/write-recognition";
import { askForDecision } from "./ask-for-decision";
import { findDeciders } from "./find-deciders";
import { holdingOf } from "./holding";
import { tellGiver } from "./tell-giver";
import { tellRecipients } from "./tell-recipients";

/** A submission with all that a decision needs of it: its people, the points decided on, and what was said. */
export type Decided = {
	submission: SubmissionRow;
	people: readonly RecipientRow[];
	points: number;
	notes: string;
};

type Effect = { statements: Statement[]; follow: OutboxMessage[] };

/** The batch of an approval. */
export async function approveStep(scope: MemberScope, decided: Decided): Promise<Effect> {
	const { submission, people } = decided;
	const { status, step_count, giver_id, giver_manager_id, approval_emails } = submission;
	if (status === "pending_2" || step_count === 1) return issueSubmission(scope, decided);
	const asked = { giver_id, giver_manager_id, approval_emails: JSON.parse(approval_emails) as string[] };
	const others = [...people.map(({ id }) => id), scope.user.id];
	const next = await findDeciders(scope, { step: 2, step_count }, asked, others);
	// Where nobody else could decide, the first decision is the last.
	return next.length === 0 ? issueSubmission(scope, decided) : beginSecondStep(scope, decided, next);
}

function beginSecondStep(
	scope: MemberScope,
	{ submission, points, notes }: Decided,
	next: Awaited<ReturnType<typeof findDeciders>>,
): Effect {
	const { account, user, clock } = scope;
	const now = clock.now();
	const asking = askForDecision(scope, { ...submission, points }, next);
	const change = {
		...{ status: "pending_2", points, step_since: now, due_at: now + remindAfterMs },
		...{ reminded_at: null, escalated_at: null, first_decided_by: user.id, reason: notes || submission.reason },
	};
	return {
		statements: [
			assertThat("already_decided", isAtStep(account.id, submission)),
			updateSubmission(account.id, submission.id, change),
			...returnPointsToBudget(holdingOf(scope, submission, user.id), points * submission.recipient_count),
			...asking.statements,
		],
		follow: asking.follow,
	};
}

/** Issues it to all who can receive; the points of the others, and what was lowered, go back to the budget. */
async function issueSubmission(scope: MemberScope, decided: Decided): Promise<Effect> {
	const { submission, people, points, notes } = decided;
	const { account, user, clock } = scope;
	const able = people.filter(canReceive);
	if (able.length === 0) throw refuse("people_changed");
	const { id, giver_id, program_id, budget_id, paying_account_id, message, visibility, subtype, picture_id, badge_id } =
		submission;
	const gift = {
		...{
			points,
			message,
			visibility,
			subtype,
			picture_id,
			badge_id,
			named_count: Math.min(submission.named_count, able.length),
		},
		behavior_ids: JSON.parse(submission.behavior_ids) as number[],
		group_names: JSON.parse(submission.group_names) as string[],
	};
	const giving = { giver_id, program_id, budget_id, paying_account_id };
	const written = writeRecognition(scope, giving, able, gift);
	const reason = notes || submission.reason;
	const notice = await tellGiver(scope, "recognition/approved", { ...submission, points, reason });
	const [activity_id] = written.activity_ids;
	const change = { status: "issued", points, recipient_count: able.length, reason, activity_id };
	const unable = people.filter((person) => !canReceive(person)).map((person) => person.id);
	return {
		statements: [
			assertAll({
				already_decided: isAtStep(account.id, submission),
				people_changed: canTheseReceive(account.id, id, able.length),
			}),
			leaveOut(account.id, id, unable),
			updateSubmission(account.id, id, { ...change, due_at: null, decided_by: user.id, decided_at: clock.now() }),
			// All goes back first and is paid from there, so that lines, reports and reversals are those of any other giving.
			...returnPointsToBudget(holdingOf(scope, submission, user.id), 0),
			...written.statements,
			...notice.statements,
		],
		follow: [...tellRecipients(written.activity_ids), ...notice.follow],
	};
}
