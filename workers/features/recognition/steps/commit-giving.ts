/** Writes a call of giving that was checked, in one batch: at once, for an approval, for its day, or as a promise. */
import { sql } from "drizzle-orm";
import { isOpenForGiving, type Program, seesBudget } from "#workers/features/programs";
import { assertAll } from "#workers/kernel/assertions";
import { constraintFailure, refuse } from "#workers/kernel/errors";
import { maxOfAccount } from "#workers/kernel/limits";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { countGiving, dayChecks, findGivingDay, type MaxOfDay } from "../store/giving-days";
import { canAllReceive } from "../store/people";
import type { CheckedGiving } from "./check-giving";
import { makeCommitments } from "./make-commitments";
import { passOn } from "./pass-on";
import { scheduleRecognition } from "./schedule-recognition";

/** Why it is refused. */
export const givingErrors = {
	program_not_active: {},
	not_a_giver: {},
	nobody_approves: {},
	commitments_not_yours: {},
	budget_not_active: {},
	budget_exhausted: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
	recipients_not_eligible: {},
	not_to_yourself: { constraints: ["recognitions_not_oneself"] },
	no_recipients: {},
	daily_recognitions_given: { constraints: [dayChecks.recognitions] },
	daily_recipients_reached: { constraints: [dayChecks.recipients] },
} as const;

/** What goes with it: the statements of a picture, and what follows them. */
type Added = { statements: Statement[]; follow: OutboxMessage[] };

/** Commits it and answers. */
export async function commitGiving(
	scope: MemberScope,
	{ today, program, recipients, gift }: CheckedGiving,
	added: Added = { statements: [], follow: [] },
) {
	const account_id = scope.account.id;
	const ids = recipients.map(({ id }) => id);
	const written = await wayOf(gift)(scope, program, recipients, gift);
	const max = maxOfDay(scope);
	const giving = scope.commit({
		statements: [
			assertAll({
				program_not_active: isOpenForGiving(account_id, program, today),
				recipients_not_eligible: canAllReceive(account_id, ids),
			}),
			countGiving(account_id, { day: today, user_id: scope.user.id, recipient_count: ids.length }, max),
			...added.statements,
			...written.statements,
		],
		answer: { ...written.answer, points_remaining: null as number | null },
		live:
			program.is_non_monetary !== 1 && seesBudget(program, scope.user)
				? { points_remaining: balanceOf(scope, program) }
				: undefined,
		audit: {
			subject_kind: "program",
			subject_id: program.id,
			details: { recipient_count: ids.length, points: gift.points, visibility: gift.visibility },
		},
		follow: [...written.follow, ...added.follow],
	});
	return giving.catch((error) => explainDay(scope, error, today, max));
}

/** A commitment waits until it is kept, what has a day until then; all else goes the way of its program. */
function wayOf({ subtype, give_on }: CheckedGiving["gift"]) {
	if (subtype === "commitment") return makeCommitments;
	return give_on === "" ? passOn : scheduleRecognition;
}

/** The account's own limits for a day, else the platform's. */
function maxOfDay({ account, env }: MemberScope): MaxOfDay {
	return {
		recognitions: maxOfAccount(account, env, "recognitions_a_day"),
		recipients: maxOfAccount(account, env, "recipients_a_day"),
	};
}

/** Says how much of the day's limit is left when it was that which refused. */
async function explainDay(scope: MemberScope, error: unknown, day: string, max: MaxOfDay): Promise<never> {
	const name = constraintFailure(error)?.name;
	if (name === dayChecks.recognitions) throw refuse("daily_recognitions_given", { max: max.recognitions });
	if (name !== dayChecks.recipients) throw error;
	const [given] = await scope.read(findGivingDay(scope.account.id, day, scope.user.id));
	const left = Math.max(0, max.recipients - (given?.recipient_count ?? 0));
	throw refuse("daily_recipients_reached", { max: max.recipients, left });
}

function balanceOf(scope: MemberScope, program: Program) {
	return sql`select l.balance from ledger_accounts l where l.account_id = ${scope.account.id} and l.id = ${program.budget_ledger_account_id}`;
}
