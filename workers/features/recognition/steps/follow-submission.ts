/** What a submission needs that is due: without whom it goes on, who is asked instead, who is reminded; or its end. */
import { hasLeft } from "#workers/features/members";
import { endRequestsAbout, insertDeciders, listDeciders } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { returnPointsToBudget } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { canReceive } from "../rules/choose-recipients";
import { nextLook } from "../rules/submission-times";
import {
	type DeciderRow,
	findActivePeople,
	isAsRead,
	leaveOut,
	listSubmissionPeople,
	type SubmissionChange,
	type SubmissionRow,
	updateSubmission,
} from "../store/submissions";
import { askedOf } from "./ask-for-decision";
import { findDeciders, findEscalation } from "./find-deciders";
import { holdingOf } from "./holding";

type Effect = { change: SubmissionChange; statements: Statement[]; follow: OutboxMessage[] };

const about = (submission: SubmissionRow) => ({ kind: "recognition", subject_id: submission.id }) as const;

/** Does what is due, in one batch that asserts the submission as it was read. */
export async function followSubmission(scope: Scope<null>, submission: SubmissionRow): Promise<void> {
	const { account } = scope;
	const [people, asked] = await Promise.all([
		scope.read(listSubmissionPeople(account.id, submission.id)),
		scope.read(listDeciders(account.id, about(submission))),
	]);
	const able = people.filter(canReceive);
	const isOver = hasLeft(submission.giver_status) || able.length === 0;
	const effect = isOver
		? endOf(scope, submission)
		: withoutWhoLeft(
				scope,
				submission,
				people.filter((person) => !canReceive(person)).map(({ id }) => id),
				await asking(
					scope,
					submission,
					asked,
					able.map(({ id }) => id),
				),
			);
	await scope.commit({
		statements: [
			assertThat("internal_rows_changed", isAsRead(account.id, submission)),
			...effect.statements,
			updateSubmission(account.id, submission.id, effect.change),
		],
		answer: {},
		follow: effect.follow,
	});
}

/** Nobody thanks in the name of somebody who left, and nobody is thanked: the points go back, and nobody is asked any more. */
function endOf(scope: Scope<null>, submission: SubmissionRow): Effect {
	const { account, clock } = scope;
	const now = clock.now();
	const subjects = { kind: "recognition", subject_ids: [submission.id] } as const;
	return {
		change: { status: "withdrawn", due_at: null, decided_at: now },
		statements: [
			...returnPointsToBudget(holdingOf(scope, submission, null), 0),
			endRequestsAbout(account.id, subjects, submission.giver_id, now),
		],
		follow: [],
	};
}

/** Who cannot receive any more is left out, and their points go back. */
function withoutWhoLeft(
	scope: Scope<null>,
	submission: SubmissionRow,
	gone: readonly number[],
	effect: Effect,
): Effect {
	if (gone.length === 0) return effect;
	const recipient_count = submission.recipient_count - gone.length;
	return {
		change: { ...effect.change, recipient_count },
		statements: [
			leaveOut(scope.account.id, submission.id, gone),
			...returnPointsToBudget(holdingOf(scope, submission, null), submission.points * recipient_count),
			...effect.statements,
		],
		follow: effect.follow,
	};
}

/** Whom to ask or remind now: others where nobody is here, or where nobody decided for long. */
async function asking(
	scope: Scope<null>,
	submission: SubmissionRow,
	asked: readonly { request_id: number; user_id: number }[],
	recipient_ids: readonly number[],
): Promise<Effect> {
	const { account, clock, read } = scope;
	const now = clock.now();
	const request_id = asked[0]?.request_id ?? 0;
	const excluded = [submission.giver_id, ...recipient_ids, submission.first_decided_by ?? 0];
	const ids = asked.map(({ user_id }) => user_id).filter((id) => !excluded.includes(id));
	const here = await read(findActivePeople(account.id, ids));
	if (here.length === 0) {
		const others = await findDeciders(scope, stepOf(submission), whoDecides(submission), excluded);
		const change = { step_since: now, reminded_at: null, escalated_at: null };
		return ask(scope, "recognition/approval-asked", { submission, request_id, people: others, change });
	}
	const look = nextLook(submission, now);
	if (look.does === "remind")
		return ask(scope, "recognition/approval-reminded", {
			...{ submission, request_id, people: here, change: { reminded_at: now } },
		});
	if (look.does === "wait") return { change: { due_at: look.due_at }, statements: [], follow: [] };
	const others = await findEscalation(scope, here, excluded);
	const kind = others.length > 0 ? "recognition/approval-escalated" : "recognition/approval-reminded";
	const people = others.length > 0 ? others : here;
	return ask(scope, kind, { submission, request_id, people, change: { escalated_at: now } });
}

const stepOf = ({ status, step_count }: SubmissionRow) => ({
	step: status === "pending_2" ? (2 as const) : (1 as const),
	step_count,
});

const whoDecides = ({ giver_id, giver_manager_id, approval_emails }: SubmissionRow) => ({
	giver_id,
	giver_manager_id,
	approval_emails: JSON.parse(approval_emails) as string[],
});

type Asking = {
	submission: SubmissionRow;
	request_id: number;
	people: readonly DeciderRow[];
	change: SubmissionChange;
};

/** Makes it these people's to decide, tells them, and notes when to look again. */
function ask(
	scope: Scope<null>,
	kind: "recognition/approval-asked" | "recognition/approval-reminded" | "recognition/approval-escalated",
	{ submission, request_id, people, change }: Asking,
): Effect {
	const notice = notify(scope, kind, people, askedOf(scope, submission, request_id));
	const ids = people.map(({ id }) => id);
	const { due_at } = nextLook({ ...submission, ...change }, scope.clock.now());
	return {
		change: { ...change, due_at },
		statements: [insertDeciders(scope.account.id, about(submission), ids), ...notice.statements],
		follow: notice.follow,
	};
}
