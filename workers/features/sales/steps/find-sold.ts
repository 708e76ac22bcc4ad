/** Brands, items and categories of what is sold, by the words that begin their names; none where the account has no sales. */
import { wordsFit } from "#workers/features/search";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { listOfferedBrands, listOfferedCategories, listOfferedItems, listOfferedRoots } from "../store/offered";

/** What is found. */
export type SoldKind = "sale_brand" | "product_item" | "sale_category";

const lists = { sale_brand: listOfferedBrands, product_item: listOfferedItems, sale_category: listOfferedCategories };

/** Those that are offered and fit. */
export async function findSold({ account, read }: MemberScope, kind: SoldKind, typed: string) {
	if (!isOn(account, "sales_module_enabled")) return [];
	const rows = await read(lists[kind](account.id));
	return rows.filter(({ name, words }) => wordsFit(typed, [name, words]));
}

/** The groups of what is sold, which are the categories at the root, by the same words. */
export async function findSaleGroups({ account, read }: MemberScope, typed: string) {
	if (!isOn(account, "sales_module_enabled")) return [];
	return (await read(listOfferedRoots(account.id))).filter(({ name }) => wordsFit(typed, [name]));
}
