/** The points of an anniversary: whether the program can pay them now, and the transaction that does, once for each card. */
import { postTransaction } from "#workers/features/points";
import { dayIn, findProgram, isOpenForGiving } from "#workers/features/programs";
import { assertThat } from "#workers/kernel/assertions";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";

/** The start of the company's words that stands as reason on the line of the ledger. */
const reasonLength = 120;

/** What is paid for which card. */
export type Payment = {
	card_id: number;
	points: number;
	program_id: number;
	points_account_id: number;
	message: string;
	activity_id: number | null;
};

/** The statements that pay it from the program's budget; none where that cannot pay. The key of the card makes it once. */
export async function paymentOf(scope: Scope<null>, payment: Payment): Promise<Statement[] | undefined> {
	const { account, clock, read, newId } = scope;
	const now = clock.now();
	const [program] = await read(findProgram(account.id, payment.program_id));
	if (!program || program.is_non_monetary === 1 || program.points_remaining < payment.points) return undefined;
	const isOpen = isOpenForGiving(account.id, program, dayIn(account.time_zone, now));
	return [
		assertThat("budget_not_active", isOpen),
		...postTransaction(
			{
				...{ account_id: account.id, id: newId(), kind: "Issuance", created_at: now },
				...{ idempotency_key: `anniversary-${payment.card_id}`, actor_id: null, source: "anniversary" },
				...{ reason: [...payment.message].slice(0, reasonLength).join(""), activity_id: payment.activity_id },
				...{ program_id: program.id, budget_id: program.budget_id },
			},
			[
				{
					debit_account_id: program.budget_ledger_account_id,
					credit_account_id: payment.points_account_id,
					amount: payment.points,
				},
			],
		),
	];
}

/** Whether a batch failed because the program could not pay by then. */
export function isUnpayable(error: unknown): boolean {
	const name = constraintFailure(error)?.name;
	return name === "budget_not_active" || name === "ledger_accounts_balance_at_or_above_floor";
}
