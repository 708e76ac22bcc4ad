/**
 * What a moderator's step does to a rebate, from its page and from the inbox alike: its new state, its points, and who is told.
 * Invariants: what was read is asserted, so that of two moderators one decides; points move once (the ledger's key).
 */
import { mayAllReceive } from "#workers/features/members";
import { notify, toldPoints } from "#workers/features/notifications";
import { postTransaction, reverseWhatIsLeft } from "#workers/features/points";
import { assertAll, assertThat } from "#workers/kernel/assertions";
import { invalid, Refusal, refuse } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { mayFollow, needsNotes, type RebateAction, type RebateStatus } from "../rules/rebate";
import { moderatesRebates } from "../rules/who-moderates";
import { findPaid, findPayment, hasPoints, paymentKey } from "../store/payment";
import { findAddressee, isAsRead, type RebateRow, updateDecided } from "../store/rebates";

/** What is done, with the words to whoever asks. */
export type Step = { action: RebateAction; notes: string };

/** Its effect. */
export type RebateEffect = { status: RebateStatus; statements: Statement[]; follow: OutboxMessage[] };

/** The statements of a step. Throws where it cannot be taken. */
export async function decideRebate(scope: MemberScope, rebate: RebateRow, step: Step): Promise<RebateEffect> {
	const { account, user, clock, read, translate } = scope;
	const { action, notes } = step;
	if (!moderatesRebates(user)) throw new Refusal("forbidden", 403);
	if (rebate.owner_id === user.id) throw refuse("own_request");
	if (!mayFollow(action, rebate.status)) throw refuse("already_decided");
	if (needsNotes(action) && notes === "") throw invalid({ notes: [translate("rebates:validation.notes")] });
	const { status, statements } = await effects[action](scope, rebate, step);
	const told = status === "in_review" ? [] : await read(findAddressee(account.id, rebate.owner_id));
	const notice = notify(scope, "rebates/news", told, {
		...{
			rebate_id: rebate.id,
			what: status as Exclude<RebateStatus, "draft" | "submitted" | "in_review" | "canceled">,
		},
		...{
			offer: rebate.offer,
			invoice_number: rebate.invoice_number,
			points: toldPoints(account, rebate.points),
			notes,
		},
	});
	return {
		status,
		statements: [
			assertThat("already_decided", isAsRead(account.id, rebate)),
			...statements,
			updateDecided(account.id, rebate.id, { status, notes, moderated_by: user.id }, clock.now()),
			...notice.statements,
		],
		follow: notice.follow,
	};
}

type Effect = { status: RebateStatus; statements: Statement[] };
type Compose = (scope: MemberScope, rebate: RebateRow, step: Step) => Promise<Effect> | Effect;

const effects: Record<RebateAction, Compose> = {
	review: () => ({ status: "in_review", statements: [] }),
	ask: () => ({ status: "issue_found", statements: [] }),
	approve: (scope, rebate) => pay(scope, rebate, { mayWait: true }),
	pay: (scope, rebate) => pay(scope, rebate, { mayWait: false }),
	reject: () => ({ status: "rejected", statements: [] }),
	reverse: takeBack,
};

/** Pays from the budget; where it holds too few points, an approval waits for them. */
async function pay(scope: MemberScope, rebate: RebateRow, { mayWait }: { mayWait: boolean }): Promise<Effect> {
	const { account, user, clock, newId, read } = scope;
	const { owner_id, points } = rebate;
	const budget_id = rebate.budget_id!;
	const [payment] = await read(findPayment(account.id, { owner_id, budget_id }));
	if (payment?.may_receive !== 1) throw refuse("cannot_be_approved");
	const { budget_account_id, points_account_id } = payment;
	const mayReceive = { cannot_be_approved: mayAllReceive(account.id, [owner_id]) };
	if (payment.budget_balance < points) {
		if (!mayWait) throw refuse("points_not_available");
		return { status: "approved", statements: [assertAll(mayReceive)] };
	}
	return {
		status: "paid",
		statements: [
			assertAll({ ...mayReceive, points_not_available: hasPoints(account.id, budget_account_id, points) }),
			...postTransaction(
				{
					...{ account_id: account.id, id: newId(), kind: "Issuance", actor_id: user.id, source: "rebate", budget_id },
					...{ idempotency_key: paymentKey(rebate.id), reason: rebate.offer, created_at: clock.now() },
				},
				[{ debit_account_id: budget_account_id, credit_account_id: points_account_id, amount: points }],
			),
		],
	};
}

/** Takes back what is left of its points. */
async function takeBack(scope: MemberScope, rebate: RebateRow, { notes }: Step): Promise<Effect> {
	const { account, user, clock, newId, read } = scope;
	const [paid] = await read(findPaid(account.id, rebate.id));
	const statements = reverseWhatIsLeft({
		...{ account_id: account.id, id: newId(), reverses_transaction_id: paid!.id, actor_id: user.id },
		...{ source: "rebate_reversal", reason: notes, now: clock.now() },
	});
	return { status: "reversed", statements };
}
