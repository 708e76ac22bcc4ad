/** The ledger's side of a sync: each adjustment once for ever, under the client's reference. */
import { listUsedKeys, postTransactions, tenantAccountId } from "#workers/features/points";
import type { MemberScope } from "#workers/kernel/scope";
import type { Adjustment } from "../rules/client-system";

/** The adjustments that are not posted yet, as statements, with their sum. */
export async function composeAdjustments(scope: MemberScope, adjustments: readonly Adjustment[]) {
	const { account, user, clock } = scope;
	const byKey = new Map<string, Adjustment>(
		adjustments
			.filter(({ points }) => points !== 0)
			.map((one) => [`client-sync:${user.id}:${one.reference}`, one] as const),
	);
	const [adjustments_id, used] = await Promise.all([
		tenantAccountId(scope, "adjustments"),
		scope.read(listUsedKeys(account.id, [...byKey.keys()])),
	]);
	const fresh = used.flatMap(({ key, is_used }) => {
		const adjustment = byKey.get(key);
		return adjustment && !is_used ? [{ key, ...adjustment }] : [];
	});
	// What adds comes first, so that what takes away finds it.
	fresh.sort((one, other) => other.points - one.points);
	const transactions = fresh.map(({ key, points, reason, reference }) => ({
		account_id: account.id,
		id: scope.newId(),
		kind: points > 0 ? ("Issuance [Direct Deposit]" as const) : ("Issuance Reversed" as const),
		idempotency_key: key,
		actor_id: null,
		source: "client_sync",
		reason: reason || reference,
		created_at: clock.now(),
		entry: {
			debit_account_id: points > 0 ? adjustments_id : user.points_account_id,
			credit_account_id: points > 0 ? user.points_account_id : adjustments_id,
			amount: Math.abs(points),
		},
	}));
	return {
		statements: postTransactions(transactions),
		count: fresh.length,
		points: fresh.reduce((sum, { points }) => sum + points, 0),
	};
}
