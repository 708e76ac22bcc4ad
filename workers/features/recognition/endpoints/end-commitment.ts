/**
 * Says whether a commitment was kept; invariants: its giver alone says that it was, once (`commitments_stay`), and its points,
 * which are held since it was made, are given only then.
 */
import { z } from "zod";
import { notify } from "#workers/features/notifications";
import { returnPointsToBudget } from "#workers/features/points";
import { findProgram, toProgram } from "#workers/features/programs";
import { assertAll, assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { canReceive } from "../rules/choose-recipients";
import { holdingOf } from "../steps/holding";
import { nothingGiven, type PassedOn, passOn } from "../steps/pass-on";
import { type CommitmentRow, findCommitment, isCommitmentOpen, updateCommitment } from "../store/commitments";
import { canAllReceive, findRecipients } from "../store/people";
import { findActivePeople } from "../store/submissions";

export const endCommitment = defineEndpoint({
	name: "recognition/end-commitment",
	path: "/api/points/api_end_commitment",
	summary:
		"Says that a commitment was kept, which gives it with its points, or that it was not; the account owner ends those of who left.",
	access: "signed_in",
	input: z.object({ commitment_id: z.int(), is_kept: z.literal([0, 1]) }),
	output: z.object({
		commitment_id: z.int(),
		status: z.enum(["kept", "not_kept"]),
		recognition_ids: z.array(z.int()),
		/** What waits for an approval now, where its program asks for one. */
		submission_id: z.int().nullable(),
	}),
	errors: { decided_meanwhile: {}, recipients_not_eligible: {}, nobody_approves: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { commitment_id, is_kept }) => {
		const { account, user, clock } = scope;
		const [row] = await scope.read(findCommitment(account.id, commitment_id));
		if (!row || !mayEnd(scope, row, is_kept)) throw notFound("commitment");
		if (row.status !== "open") throw refuse("decided_meanwhile");
		const status = is_kept === 1 ? ("kept" as const) : ("not_kept" as const);
		const { statements, follow, answer } = await (is_kept === 1 ? keep(scope, row) : letGo(scope, row));
		return scope.commit({
			statements: [
				assertThat("decided_meanwhile", isCommitmentOpen(account.id, row.id)),
				updateCommitment(account.id, row.id, { status, decided_by: user.id, decided_at: clock.now() }),
				// All goes back first and is paid from there, so that lines, reports and reversals are those of any other giving.
				...returnPointsToBudget(holdingOf(scope, row, user.id), 0),
				...statements,
			],
			answer: { commitment_id, status, recognition_ids: answer.recognition_ids, submission_id: answer.submission_id },
			audit: { subject_kind: "user", subject_id: row.recipient_id, details: { commitment_id, status } },
			follow,
		});
	},
});

/** Its giver; the account owner lets go what somebody promised who is not here any more. */
function mayEnd({ user }: MemberScope, { giver_id, giver_status }: CommitmentRow, is_kept: 0 | 1): boolean {
	if (giver_id === user.id) return true;
	return user.role === "account_owner" && giver_status !== "active" && is_kept === 0;
}

/** What was kept goes the way of its program, as if it were given now. */
async function keep(scope: MemberScope, row: CommitmentRow): Promise<PassedOn> {
	const { account, read } = scope;
	const [[program], people] = await Promise.all([
		read(findProgram(account.id, row.program_id)),
		read(findRecipients(account.id, [row.recipient_id])),
	]);
	if (!program || !people.every(canReceive)) throw refuse("recipients_not_eligible");
	const { points, message, visibility, justification, picture_id, badge_id } = row;
	const passed = await passOn(scope, payingAsThen(toProgram(program), row), people, {
		...{
			points,
			message,
			visibility,
			justification,
			picture_id,
			badge_id,
			subtype: "commitment",
			group_names: [],
			named_count: 1,
		},
		behavior_ids: JSON.parse(row.behavior_ids) as number[],
	});
	const canStill = assertAll({ recipients_not_eligible: canAllReceive(account.id, [row.recipient_id]) });
	return { ...passed, statements: [canStill, ...passed.statements] };
}

/** The program with the budget in which the points lie, whatever pays for it now. */
const payingAsThen = (program: ReturnType<typeof toProgram>, { budget_id, paying_account_id }: CommitmentRow) => ({
	...program,
	budget_id,
	budget_ledger_account_id: paying_account_id,
});

async function letGo(scope: MemberScope, row: CommitmentRow): Promise<PassedOn> {
	const people = await scope.read(findActivePeople(scope.account.id, [row.recipient_id]));
	const { id, giver, program, message } = row;
	const told = notify(scope, "recognition/commitment-let-go", people, { commitment_id: id, giver, program, message });
	return { ...told, answer: nothingGiven };
}
