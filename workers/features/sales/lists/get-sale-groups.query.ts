/** The groups of what is sold, by name. */
import { sql } from "drizzle-orm";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { saleGroupsFace } from "./get-sale-groups";

export const getSaleGroups = defineList(saleGroupsFace, {
	path: "/api/sales/api_get_sale_groups",
	summary: "The groups of what is sold: the categories at the root, each with all below it.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	row: rowOf(saleGroupsFace, {}),
	version_of: "sale_categories",
	seen_by: () => [],
	joins: 0,
	sorts: { name: { key: sql`g.parents_list_string`, id: sql`g.id` } },
	query: (scope) => ({
		select: sql`g.id, g.name, g.description`,
		from: sql`sale_categories g`,
		where: [sql`g.account_id = ${scope.account.id}`, sql`g.depth = 0`],
	}),
});
