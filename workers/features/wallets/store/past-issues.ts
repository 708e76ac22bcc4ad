/** Issues of a time before, in their order, out of what is available of the wallet. */
import { postTransactions } from "#workers/features/points";
import type { Clock } from "#workers/kernel/clock";
import { dayMs } from "#workers/kernel/clock";
import { nextMoment } from "#workers/kernel/expiry-notices";
import type { Statement } from "#workers/kernel/sql";
import { insertIssues } from "./issues";

/** An issue as it was; its wallet is the ledger account into which it went. */
export type PastIssue = {
	user_id: number;
	wallet_id: number;
	points: number;
	reason: string;
	issued_at: number;
	expires_at: number;
};

/** Writes them, oldest first. */
export function issuePastWallets(
	account_id: number,
	{ issues, available_id }: { issues: readonly PastIssue[]; available_id: number },
	{ newId, clock }: { newId: () => number; clock: Clock },
): Statement[] {
	const rows = [...issues].sort((a, b) => a.issued_at - b.issued_at).map((issue) => ({ ...issue, id: newId() }));
	return [
		...postTransactions(
			rows.map(({ id, wallet_id, points, reason, issued_at }) => ({
				...{ account_id, id, kind: "Issuance [Direct Deposit]" as const, actor_id: null, source: "wallet", reason },
				...{ idempotency_key: `wallet-issue:${id}`, created_at: issued_at },
				entry: { debit_account_id: available_id, credit_account_id: wallet_id, amount: points },
			})),
		),
		insertIssues(
			account_id,
			rows.map(({ id, user_id, points, issued_at, expires_at }) => ({
				...{ id, user_id, points, expires_at, created_at: issued_at },
				// What was due before now is not told once more.
				next_at: nextMoment(expires_at, clock.now() + dayMs),
			})),
		),
	];
}
