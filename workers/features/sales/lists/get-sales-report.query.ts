/** The sales that somebody sees: account owners and sales moderators all, others their own. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { isOnFor } from "#workers/kernel/identity";
import { rowOf } from "#workers/kernel/list-row";
import type { MemberScope } from "#workers/kernel/scope";
import { impacts, saleStatuses } from "../rules/impacts";
import { saleColumns, saleSources } from "../store/sales";
import { salesReportFace } from "./get-sales-report";

const row = rowOf(salesReportFace, {
	owner_id: z.int(),
	status: z.enum(saleStatuses),
	impact: z.enum(impacts),
	distributor: z.string().nullable(),
	approved_at: z.int().nullable(),
});

export const getSalesReport = defineList(salesReportFace, {
	path: "/api/reports/api_get_sales_report",
	summary:
		"Sales with their owner, item, invoice and points: everybody's for account owners and sales moderators, one's own for others.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	row,
	version_of: "sales",
	seen_by: (scope) => (seesAll(scope) ? [] : [scope.user.id]),
	// Its owner, item, brand and category.
	joins: 4,
	selection: { of: "sale", words: "sales:notSelectable" },
	sorts: { created_at: { key: sql`s.created_at`, id: sql`s.id` } },
	query: (scope, { status }) => ({
		select: saleColumns,
		from: sql`sales s`,
		joins: saleSources,
		where: [
			sql`s.account_id = ${scope.account.id}`,
			...(seesAll(scope) ? [] : [sql`s.owner_id = ${scope.user.id}`]),
			...(status === "all" || !seesAll(scope) ? [] : [sql`s.status = ${status}`]),
		],
		found: status === "all" || seesAll(scope) ? [] : [sql`s.status = ${status}`],
	}),
});

function seesAll({ user }: MemberScope): boolean {
	return user.role === "account_owner" || isOnFor(user, "can_moderate_sales");
}
