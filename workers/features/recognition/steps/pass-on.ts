/** Gives a recognition the way of its program: at once, or to those who approve it first. */
import type { Program } from "#workers/features/programs";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Statement } from "#workers/kernel/sql";
import type { RecipientRow } from "../store/people";
import { type Gift, writeRecognition } from "../store/write-recognition";
import type { GivingScope } from "./giving-scope";
import { submitRecognition } from "./submit-recognition";
import { tellRecipients } from "./tell-recipients";

/** What the call of giving answers of what was given. */
export type GivenAnswer = {
	recognition_ids: number[];
	activity_ids: number[];
	submission_id: number | null;
	approver_names: string[];
	commitment_ids: number[];
	scheduled_id: number | null;
};

/** The statements and messages of its batch, and what is answered. */
export type PassedOn = { statements: Statement[]; follow: OutboxMessage[]; answer: GivenAnswer };

/** Nothing yet. */
export const nothingGiven: GivenAnswer = {
	recognition_ids: [],
	activity_ids: [],
	submission_id: null,
	approver_names: [],
	commitment_ids: [],
	scheduled_id: null,
};

/** What waits for an approval: nobody of those for whom it is learns of it yet. Else posts, points, and what follows. */
export async function passOn(
	scope: GivingScope,
	program: Program,
	recipients: readonly RecipientRow[],
	gift: Gift & { justification: string },
): Promise<PassedOn> {
	if (program.issuance_approval_needed === 1) {
		const { statements, follow, ...told } = await submitRecognition(scope, program, recipients, gift);
		return { statements, follow, answer: { ...nothingGiven, ...told } };
	}
	const giving = {
		...{ giver_id: scope.user.id, program_id: program.id, budget_id: program.budget_id },
		paying_account_id: program.budget_ledger_account_id,
	};
	const { statements, recognition_ids, activity_ids } = writeRecognition(scope, giving, recipients, gift);
	return {
		statements,
		follow: tellRecipients(activity_ids),
		answer: { ...nothingGiven, recognition_ids, activity_ids },
	};
}
