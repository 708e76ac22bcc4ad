/** Purchases of the past with what they left in the ledger, as the demo has them. */
import { sql } from "drizzle-orm";
import { currencyOf } from "#workers/features/account";
import type { Account } from "#workers/kernel/identity";
import type { Statement } from "#workers/kernel/sql";
import type { Failure } from "../rules/payment-provider";
import { type Product, priceOf, quoteMs } from "../rules/purchase";
import { creditPoints, takePointsBack, unitOf } from "./points-of-purchase";
import { insertPurchase } from "./purchases";

/** One of them, in its last state. */
export type PastPurchase = {
	id: number;
	user_id: number;
	product: Product;
	points: number;
	state: "credited" | "failed" | "refunded";
	card: string;
	failure?: Failure;
	created_at: number;
};

const fee = { basis_points: 290, fixed_cents: 30 };

/** The statements, each purchase at its own time. */
export function insertPastPurchases(
	{ id: account_id, point_price, country }: Pick<Account, "id" | "point_price" | "country">,
	past: readonly PastPurchase[],
	newId: () => number,
): Statement[] {
	return past.flatMap((one) => {
		const { id, user_id, product, points, state, card, failure = null, created_at: now } = one;
		const quote = { id, user_id, product, points, currency: currencyOf(country), expires_at: now + quoteMs };
		const ids = { funding_transaction_id: newId(), issuance_transaction_id: newId() };
		const paid = {
			...{ account_id, purchase_id: id, actor_id: user_id, reason: "", newId, now },
			user_id: product === "top_up" ? null : user_id,
			unit: unitOf(one),
			...ids,
		};
		const set = (columns: Statement) =>
			sql`update purchases set ${columns} where account_id = ${account_id} and id = ${id}`;
		return [
			insertPurchase(account_id, { ...quote, ...priceOf(points, point_price, fee, true) }, now),
			...(state === "failed"
				? [set(sql`attempt = 1, state = 'failed', card = ${card}, failure = ${failure}`)]
				: [
						set(sql`attempt = 1, state = 'captured', card = ${card}, captured_at = ${now}`),
						...creditPoints({ ...paid, points }),
						set(sql`state = 'credited', credited_at = ${now}, funding_transaction_id = ${ids.funding_transaction_id},
							issuance_transaction_id = ${ids.issuance_transaction_id}`),
					]),
			...(state === "refunded"
				? [...takePointsBack(paid), set(sql`state = 'refunded', refunded_at = ${now}, refund_id = 'demo'`)]
				: []),
		];
	});
}
