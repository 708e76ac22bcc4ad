/** All items of the store as account owners manage them; searched by a scan once a version. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { storeVersion } from "../store/store-cache";
import { fewLeft, itemStates, managedItemsFace, type stockStates } from "./get-managed-items";

const inStock: Record<(typeof stockStates)[number], SQL> = {
	in_stock: sql`(i.quantity_left is null or i.quantity_left > 0)`,
	few: sql`i.quantity_left between 1 and ${fewLeft}`,
	sold_out: sql`i.quantity_left = 0`,
	uncounted: sql`i.quantity_left is null`,
};

export const getManagedItems = defineList(managedItemsFace, {
	path: "/api/catalog/api_get_managed_items",
	summary: "All items of the store with state, price, stock and units ordered in the last 90 days, for account owners.",
	access: ["account_owner"],
	row: rowOf(managedItemsFace, { state: z.enum(itemStates), quantity_left: z.int().nullable() }),
	version_of: storeVersion,
	joins: 1,
	sorts: { name: { key: sql`i.name`, id: sql`i.id` } },
	query: (scope, { search, state, stock, category_id }) => ({
		select: sql`i.id, i.name, i.brand_name, coalesce(c.path, '') as category, iif(i.is_listed, 'listed', 'hidden') as state, i.points,
			i.quantity_left, i.popularity as units_ordered, i.variant_count, i.created_at`,
		from: sql`items i`,
		joins: sql`left join categories c on c.account_id = i.account_id and c.id = i.category_id`,
		where: [sql`i.account_id = ${scope.account.id}`],
		found: [
			...(state ? [sql`i.is_listed = ${state === "listed" ? 1 : 0}`] : []),
			...(stock ? [inStock[stock as keyof typeof inStock]] : []),
			...(category_id ? [sql`i.category_id = ${category_id}`] : []),
			...(search?.trim() ? [textHolds(sql`i.name || ' ' || i.brand_name || ' ' || i.tags`, search.trim())] : []),
		],
	}),
});
