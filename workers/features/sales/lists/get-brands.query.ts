/** The brands of what is sold; searched by a scan once a version. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { brandStatuses } from "../rules/brand-statuses";
import { saleBrandsFace } from "./get-brands";

export const getBrands = defineList(saleBrandsFace, {
	path: "/api/sales/api_get_brands",
	summary: "The brands of what is sold, with the budget that pays the points of each.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	row: rowOf(saleBrandsFace, {
		is_active: z.literal([0, 1]),
		state: z.enum(["on", "off"]),
		status: z.enum(brandStatuses),
	}),
	version_of: "sale_brands",
	seen_by: () => [],
	// Its budget.
	joins: 1,
	sorts: { name: { key: sql`b.name`, id: sql`b.id` } },
	query: (scope, { searchString, brand_status }) => ({
		select: sql`b.id, b.name, g.name as budget, b.is_active, b.status, iif(b.is_active = 1, 'on', 'off') as state, b.created_at`,
		from: sql`sale_brands b`,
		joins: sql`join budgets g on g.account_id = b.account_id and g.id = b.budget_id`,
		where: [
			sql`b.account_id = ${scope.account.id}`,
			...(brand_status === "all" ? [] : [sql`b.status = ${brand_status}`]),
		],
		found: searchString ? [textHolds(sql`b.name`, searchString)] : [],
	}),
});
