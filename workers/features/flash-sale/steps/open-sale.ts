/** The one way in which a flash sale comes to be, whoever asks: terms checked, written once, and its object told. */
import { type FieldErrors, invalid, notFound } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { type SaleTerms, termsProblems } from "../rules/sale-terms";
import { refreshSale } from "../store/object";
import { findSellableItem, insertSale } from "../store/sales";

/** Terms as they are given: it starts now, and the price before is the item's own, unless told otherwise. */
export type AskedTerms = Omit<SaleTerms, "starts_at" | "points_was"> & Partial<SaleTerms>;

/** Makes a sale in the name of `created_by`. Refuses an item that is not sold, and terms that make no sense. */
export async function openSale(scope: Scope, asked: AskedTerms, created_by: number) {
	const account_id = scope.account.id;
	const now = scope.clock.now();
	const [item] = await scope.read(findSellableItem(account_id, asked.item_id));
	if (!item) throw notFound("item");
	const sale = {
		id: scope.newId(),
		...asked,
		starts_at: asked.starts_at ?? now,
		points_was: asked.points_was ?? item.points,
	};
	const problems = Object.entries(termsProblems(sale, now)).map(([field, key]) => [field, [scope.translate(key)]]);
	if (problems.length > 0) throw invalid(Object.fromEntries(problems) as FieldErrors);
	const answer = await scope.commit({
		statements: [insertSale(account_id, { ...sale, created_by, created_at: now })],
		answer: { flash_sale: sale },
		audit: { subject_kind: "flash_sale", subject_id: sale.id, details: { ...sale, created_by } },
	});
	// The object reads the sale when it is first asked, too; the schedule ends what no object ended.
	await refreshSale(scope, sale.item_id).catch((error) =>
		scope.log.warn("sale-not-refreshed", { sale_id: sale.id, reason: String(error) }),
	);
	return answer;
}
