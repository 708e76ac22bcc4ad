/** The rules of the points of sales; searched by a scan once a version, of two hundred at most. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textHolds } from "#workers/kernel/text-holds";
import { appliesTo } from "../rules/earnings";
import { saleRulesFace } from "./get-rules";

const subject = sql`case r.applies_to
	when 'item' then (select i.name from sale_product_items i where i.account_id = r.account_id and i.id = r.subject_id)
	when 'brand' then (select b.name from sale_brands b where b.account_id = r.account_id and b.id = r.subject_id)
	else (select c.parents_list_string from sale_categories c where c.account_id = r.account_id and c.id = r.subject_id) end`;

export const getRules = defineList(saleRulesFace, {
	path: "/api/sales/api_get_rules",
	summary: "The rules by which sales earn points, with what each holds for, and whether it is on.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	row: rowOf(saleRulesFace, { applies_to: z.enum(appliesTo), state: z.enum(["on", "off"]) }),
	version_of: "sale_rules",
	seen_by: () => [],
	// What it holds for.
	joins: 1,
	sorts: { name: { key: sql`r.name`, id: sql`r.id` } },
	query: (scope, { searchString }) => ({
		select: sql`r.id, r.name, r.applies_to, coalesce(${subject}, '') as subject, r.starts_at, r.ends_at,
			iif(r.is_active = 1, 'on', 'off') as state`,
		from: sql`sale_rules r`,
		where: [sql`r.account_id = ${scope.account.id}`],
		found: searchString ? [textHolds(sql`r.name`, searchString)] : [],
	}),
});
