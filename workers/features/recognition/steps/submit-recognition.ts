/** Submits what a program gives only once somebody approved it: its points are held, and those who decide are asked. */
import { nameOf } from "#workers/features/members";
import { holdPointsOfBudget } from "#workers/features/points";
import type { Program } from "#workers/features/programs";
import { refuse } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Statement } from "#workers/kernel/sql";
import { remindAfterMs } from "../rules/submission-times";
import type { RecipientRow } from "../store/people";
import { insertSubmission } from "../store/submissions";
import type { Gift } from "../store/write-recognition";
import { askForDecision } from "./ask-for-decision";
import { findDeciders } from "./find-deciders";
import type { GivingScope } from "./giving-scope";

/** The most names of those for whom it is, and of those who decide. */
const namesShown = 3;

/** What is submitted: the statements and messages of its batch, its id, and who is asked. */
export type Submitting = {
	statements: Statement[];
	follow: OutboxMessage[];
	submission_id: number;
	approver_names: string[];
};

/** Makes the submission. Refuses where nobody could decide on it. */
export async function submitRecognition(
	scope: GivingScope,
	program: Program,
	recipients: readonly RecipientRow[],
	{ justification, ...gift }: Gift & { justification: string },
): Promise<Submitting> {
	const { account, user, clock, newId } = scope;
	const now = clock.now();
	const recipient_ids = recipients.map(({ id }) => id);
	const step_count = program.two_step_approval_needed === 1 ? 2 : 1;
	const deciders = await findDeciders(
		scope,
		{ step: 1, step_count },
		{ giver_id: user.id, giver_manager_id: user.manager_id, approval_emails: program.issuance_approval_emails },
		recipient_ids,
	);
	if (deciders.length === 0) throw refuse("nobody_approves");
	const id = newId();
	const source = { program_id: program.id, budget_id: program.budget_id };
	const submission = {
		...{ id, giver_id: user.id, giver: nameOf(user), program: program.name, ...gift },
		...{ recipient_count: recipients.length, first_names: JSON.stringify(recipients.slice(0, namesShown).map(nameOf)) },
	};
	const asking = askForDecision(scope, submission, deciders);
	const due_at = now + remindAfterMs;
	const given = { ...source, ...gift, id, giver_id: user.id, step_count, justification, due_at, recipient_ids };
	const holding = {
		...source,
		account_id: account.id,
		holder_id: id,
		source: "approval",
		actor_id: user.id,
		newId,
		now,
	};
	const points = gift.points * recipients.length;
	return {
		statements: [
			...(points > 0 ? holdPointsOfBudget({ ...holding, points }) : []),
			...insertSubmission(account.id, given, now),
			...asking.statements,
		],
		follow: asking.follow,
		submission_id: id,
		approver_names: deciders.slice(0, namesShown).map(nameOf),
	};
}
