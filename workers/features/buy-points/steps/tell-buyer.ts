/** Tells a buyer that their points are there or were given back, with what stands on a receipt. */
import { makeMoney } from "#workers/features/account";
import { isActive } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import type { Scope } from "#workers/kernel/scope";
import { findBuyer, type PurchaseRow } from "../store/purchases";
import { purchaseNumber } from "./present-purchase";

/** Statements and messages for the batch of what happened; whoever left is told nothing. */
export async function tellBuyer(scope: Scope, row: PurchaseRow, news: "credited" | "refunded") {
	const people = await scope.read(findBuyer(scope.account.id, row.user_id));
	const { id: purchase_id, product, points, card } = row;
	return notify(
		scope,
		"buy-points/receipt",
		people.filter(({ status }) => isActive(status)),
		({ language_code }) => ({
			...{ purchase_id, product, points, news, card: card ?? "" },
			number: purchaseNumber(row),
			...moneyOf(row, scope.account.country, language_code),
		}),
	);
}

function moneyOf(
	{ currency, price_cents, fee_cents, total_cents }: PurchaseRow,
	country: string,
	language_code: string,
) {
	const money = makeMoney(country, language_code, currency);
	const write = (cents: number) => money.format(cents / 100);
	return { price: write(price_cents), fee: write(fee_cents), total: write(total_cents) };
}
