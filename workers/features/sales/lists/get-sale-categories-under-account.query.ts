/** The categories of what is sold; searched by a scan once a version, of a thousand at most. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { saleCategoriesFace } from "./get-sale-categories-under-account";

export const getSaleCategories = defineList(saleCategoriesFace, {
	path: "/api/sales/api_get_sale_categories_under_account",
	summary: "The categories of what is sold, with how many sales each has.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	row: rowOf(saleCategoriesFace, { is_active: z.literal([0, 1]), state: z.enum(["on", "off"]) }),
	version_of: "sale_categories",
	seen_by: () => [],
	joins: 0,
	sorts: { parents_list_string: { key: sql`c.parents_list_string`, id: sql`c.id` } },
	query: (scope, { searchString, is_active, user_id }) => ({
		select: sql`c.id, c.name, c.parents_list_string, c.description, c.sales_count, c.is_active, iif(c.is_active = 1, 'on', 'off') as state, c.created_at`,
		from: sql`sale_categories c`,
		where: [sql`c.account_id = ${scope.account.id}`],
		found: [
			...(user_id
				? [
						sql`c.id in (select s.category_id from sales s where s.account_id = ${scope.account.id} and s.owner_id = ${user_id})`,
					]
				: []),
			...(is_active ? [sql`c.is_active = ${Number(is_active)}`] : []),
			...(searchString ? [textHolds(sql`c.parents_list_string || ' ' || c.description`, searchString)] : []),
		],
	}),
});
