/** Asks people to decide on a step of a submission: the request in their inboxes, and what they are told. */
import { insertDeciders, insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { isOn } from "#workers/kernel/identity";
import type { NotificationValues } from "#workers/kernel/names";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { recipientsOf } from "../rules/told-of-submission";
import type { DeciderRow, SubmissionRow } from "../store/submissions";

type AskingScope = Pick<Scope, "account" | "clock" | "newId" | "request">;

/** What of a submission those who decide are told. */
export type AskedOf = Pick<
	SubmissionRow,
	"id" | "giver_id" | "giver" | "program" | "message" | "points" | "first_names" | "recipient_count"
>;

type Asking = { statements: Statement[]; follow: OutboxMessage[] };

/** Lets these people decide on the step that begins, and tells them. */
export function askForDecision(scope: AskingScope, submission: AskedOf, deciders: readonly DeciderRow[]): Asking {
	const { account, clock } = scope;
	const request_id = scope.newId();
	const about = { kind: "recognition", subject_id: submission.id } as const;
	const request = { id: request_id, ...about, requester_id: submission.giver_id, moderator_role: null, message: "" };
	const notice = notify(scope, "recognition/approval-asked", deciders, askedOf(scope, submission, request_id));
	const statements = [
		insertModerationRequest(account.id, request, clock.now()),
		insertDeciders(
			account.id,
			about,
			deciders.map(({ id }) => id),
		),
		...notice.statements,
	];
	return { statements, follow: notice.follow };
}

/** What people are told of a submission under a request. */
export function askedOf(
	{ account }: Pick<Scope, "account">,
	submission: AskedOf,
	request_id: number,
): NotificationValues["recognition/approval-asked"] {
	const { giver, program, message, points } = submission;
	const shown = isOn(account, "hide_points_for_account") ? 0 : points;
	return { request_id, giver, program, message, points: shown, recipients: recipientsOf(submission) };
}
