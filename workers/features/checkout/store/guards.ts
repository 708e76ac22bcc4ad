/** The SQL of placing an order: who buys, and what must still be true at the moment of writing. */
import { sql } from "drizzle-orm";
import { isPayable } from "#workers/features/catalog";
import { joinLiveSale } from "#workers/features/flash-sale";
import { hasAccepted } from "#workers/features/terms";
import { assertAll } from "#workers/kernel/assertions";
import type { Statement } from "#workers/kernel/sql";
import type { BasketLine } from "../rules/basket";

/** The buyer as the database knows them now: balance, and whether the terms were accepted. */
export type Buyer = {
	point_balance: number;
	has_accepted_terms: 0 | 1;
	/** Their wallet; asked for only where something of it is bought. */
	wallet_account_id?: number;
	wallet_balance?: number;
};

/** Reads the buyer. */
export function findBuyer(account_id: number, user_id: number) {
	return sql<Required<Buyer>>`select p.balance as point_balance, ${hasAccepted("u", "a")} as has_accepted_terms,
		w.id as wallet_account_id, w.balance as wallet_balance
		from users u join accounts a on a.account_id = u.account_id
		join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id
		join ledger_accounts w on w.account_id = u.account_id and w.kind = 'member' and w.unit = 'wallet' and w.owner_id = u.id
		where u.account_id = ${account_id} and u.id = ${user_id}`;
}

/** The balance of a ledger account, as one value. */
export function balanceOf(account_id: number, ledger_account_id: number) {
	return sql<number>`select l.balance from ledger_accounts l where l.account_id = ${account_id} and l.id = ${ledger_account_id}`;
}

/**
 * The batch stops unless the person may redeem, has accepted the terms where checkout asks for them, and each line is sold
 * at the price that was seen, which a flash sale makes while it runs, and paid by the balance of which it was shown.
 */
export function assertMayBuy(
	account_id: number,
	user_id: number,
	basket: readonly BasketLine[],
	now: number,
): Statement {
	const ids = JSON.stringify(basket.map(({ variant }) => variant.id));
	const prices = JSON.stringify(basket.map(({ variant, points_seen }) => ({ id: variant.id, points: points_seen })));
	const product_type = basket[0]?.variant.product_type ?? "standard_product";
	const isCarried = basket.some(({ variant }) => variant.delivery === "courier");
	return assertAll({
		redemption_not_allowed: sql`select count(*) from accounts a join users u on u.account_id = a.account_id
				where a.account_id = ${account_id} and u.id = ${user_id} and u.status in ('active', 'pending')
				and a.flags ->> 'redemptions_enabled' = 1
				and coalesce(u.switches ->> 'disable_shop', 0) = 0 and coalesce(u.switches ->> 'disable_cart', 0) = 0`,
		terms_not_accepted: sql`select count(*) from accounts a join users u on u.account_id = a.account_id
				where a.account_id = ${account_id} and u.id = ${user_id} and (${hasAccepted("u", "a")} = 1
				or coalesce(a.settings ->> 'standard_tnc_opt_in_location', 'none') <> 'checkout')`,
		item_not_available: sql`select count(*) = ${basket.length} from variants v join items i on i.account_id = v.account_id and i.id = v.item_id
				where v.account_id = ${account_id} and v.id in (select value from json_each(${ids}))
				and v.is_active = 1 and i.is_listed = 1 and i.product_type = ${product_type} and ${isPayable("i")} = 1`,
		price_changed: sql`select count(*) = ${basket.length} from json_each(${prices}) as line
				cross join variants v on v.account_id = ${account_id} and v.id = line.value ->> 'id'
				${joinLiveSale("v", "item_id", now)}
				where v.account_id = ${account_id} and coalesce(f.points, v.points) = line.value ->> 'points'`,
		// An order without an address holds nothing that needs one by now.
		...(isCarried
			? {}
			: {
					delivery_changed: sql`select count(*) = 0 from variants v where v.account_id = ${account_id}
						and v.id in (select value from json_each(${ids})) and v.delivery = 'courier'`,
				}),
	});
}
