/** The points of a purchase as they come and go: in the ledger, and among what was put into a wallet. */
import { creditPurchase, type PaidPurchase, takePurchaseBack } from "#workers/features/points";
import { endBoughtIssue, insertBoughtIssue } from "#workers/features/wallets";
import type { Statement } from "#workers/kernel/sql";
import type { PurchaseRow } from "./purchases";

/** The balance to which a purchase belongs. */
export const unitOf = ({ product }: Pick<PurchaseRow, "product">) =>
	product === "wallet_product" ? ("wallet" as const) : ("points" as const);

/** Credits it once. */
export function creditPoints(paid: PaidPurchase): Statement[] {
	const { account_id, issuance_transaction_id: id, unit, user_id, points, now } = paid;
	const isOfWallet = unit === "wallet" && user_id !== null;
	return [
		...creditPurchase(paid),
		...(isOfWallet ? [insertBoughtIssue(account_id, { id, user_id, points, now })] : []),
	];
}

/** Takes a credited purchase back. */
export function takePointsBack(paid: Omit<PaidPurchase, "points">): Statement[] {
	const { account_id, issuance_transaction_id, unit, now } = paid;
	const ended = unit === "wallet" ? [endBoughtIssue(account_id, issuance_transaction_id, now)] : [];
	return [...takePurchaseBack(paid), ...ended];
}
