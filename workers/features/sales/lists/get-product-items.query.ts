/** The items that are sold; searched by a scan once a version. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { saleItemsFace } from "./get-product-items";

export const getProductItems = defineList(saleItemsFace, {
	path: "/api/sales/api_get_product_items",
	summary: "The items that are sold, with their brand, price and points of one piece.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	row: rowOf(saleItemsFace, { is_active: z.literal([0, 1]), state: z.enum(["on", "off"]) }),
	version_of: "sale_product_items",
	seen_by: () => [],
	// Its brand and its category.
	joins: 2,
	sorts: { name: { key: sql`i.name`, id: sql`i.id` } },
	query: (scope, { searchString }) => ({
		select: sql`i.id, i.name, i.sku, b.name as brand, c.parents_list_string as category, i.unit_cost_amount, i.points, i.is_active, iif(i.is_active = 1, 'on', 'off') as state, i.created_at`,
		from: sql`sale_product_items i`,
		joins: sql`join sale_brands b on b.account_id = i.account_id and b.id = i.brand_id
			join sale_categories c on c.account_id = i.account_id and c.id = i.category_id`,
		where: [sql`i.account_id = ${scope.account.id}`],
		found: searchString ? [textHolds(sql`i.name || ' ' || i.sku`, searchString)] : [],
	}),
});
