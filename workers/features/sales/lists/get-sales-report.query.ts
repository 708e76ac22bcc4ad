/** The sales that somebody sees: account owners and sales moderators all, others their own. */
import { type SQL, sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { invalid, Refusal } from "#workers/kernel/errors";
import { type Account, isOn } from "#workers/kernel/identity";
import { rowOf } from "#workers/kernel/list-row";
import type { MemberScope } from "#workers/kernel/scope";
import { textHolds } from "#workers/kernel/text-holds";
import { impacts, shownStatuses } from "../rules/impacts";
import { seesAllSales } from "../rules/who-sees";
import { saleColumns, saleSources, shownStatus } from "../store/sales";
import { salesReportFace } from "./get-sales-report";

const row = rowOf(salesReportFace, {
	owner_id: z.int(),
	status: z.enum(shownStatuses),
	impact: z.enum(impacts),
	distributor: z.string().nullable(),
	sales_representatives: z.string().nullable(),
	approved_at: z.int().nullable(),
	reversed_at: z.int().nullable(),
	reversal_reason: z.string().nullable(),
});

export const getSalesReport = defineList(salesReportFace, {
	path: "/api/reports/api_get_sales_report",
	summary:
		"Sales with their owner, item, invoice and points: everybody's for account owners and sales moderators, one's own for others.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	row,
	// Beside the sales: whom a group has, which categories lie below another, and whose sales rep somebody is.
	version_of: ["sales", "group_members", "sale_categories", "user_managers"],
	seen_by: (scope) => (seesAllSales(scope) ? [] : [scope.user.id]),
	// Its owner, item, brand, category, and one who helped, who is a person.
	joins: 6,
	selection: {
		of: "sale",
		words: "sales:notSelectable",
		reasons: () => ({ not_pending: sql`${shownStatus} <> 'pending'` }),
	},
	sorts: { created_at: { key: sql`s.created_at`, id: sql`s.id` } },
	check: ({ account, user, translate }, { user_id, account_id, invoice_month }) => {
		if (invoice_month !== undefined && !monthOf(account, invoice_month))
			throw invalid({ filters: [translate("sales:validation.invoiceMonth")] });
		const isOwn = user_id === undefined || user_id === user.id;
		const asksForOthers = !isOwn && !seesAllSales({ user }) && user.role !== "distributor";
		if (asksForOthers || (account_id !== undefined && !isOn(account, "is_su_account")))
			throw new Refusal("forbidden", 403);
	},
	query: (scope, { status, impact, group_id, user_id, account_id, invoice_month, searchString }) => ({
		select: saleColumns,
		from: sql`sales s`,
		joins: saleSources,
		where: [
			sql`s.account_id = ${scope.account.id}`,
			...ownersSeen(scope, user_id),
			...(status === "all" || !seesAllSales(scope) ? [] : [sql`s.status = ${status}`]),
			...(status === "all" ? [] : [sql`s.reversed_at is null`]),
		],
		found: [
			...(status === "all" || seesAllSales(scope) ? [] : [sql`s.status = ${status}`]),
			...(impact ? [sql`s.impact = ${impact}`] : []),
			...(invoice_month ? [isInvoicedIn(scope.account, invoice_month)] : []),
			...(group_id ? [inGroup(scope.account.id, group_id)] : []),
			...(account_id === undefined
				? []
				: [
						sql`exists (select 1 from group_members g where g.account_id = ${scope.account.id} and g.group_id = ${account_id} and g.user_id = s.owner_id)`,
					]),
			...(searchString
				? [textHolds(sql`s.company_name || ' ' || s.invoice_number || ' ' || s.distributor`, searchString)]
				: []),
		],
	}),
});

/** The first moment of a month and that of the next; nothing where it is none. */
function monthOf({ time_zone }: Account, month: string) {
	const start = DateTime.fromFormat(month, "yyyy-MM", { zone: time_zone });
	return start.isValid ? { start: start.toMillis(), end: start.plus({ month: 1 }).toMillis() } : undefined;
}

/** True in SQL for a sale `s` whose invoice is of this month. */
function isInvoicedIn(account: Account, month: string): SQL {
	const { start = 0, end = 0 } = monthOf(account, month) ?? {};
	return sql`s.external_created_at >= ${start} and s.external_created_at < ${end}`;
}

/** Whose sales: of those who see all, everybody's or one person's; of others their own, or of a distributor those of one sales rep. */
function ownersSeen(scope: MemberScope, user_id: number | undefined): SQL[] {
	const { account, user } = scope;
	if (user_id === undefined) return seesAllSales(scope) ? [] : [sql`s.owner_id = ${user.id}`];
	const isHeld = seesAllSales(scope) || user_id === user.id;
	const isRep = sql`exists (select 1 from users r where r.account_id = ${account.id} and r.id = ${user_id}
		and r.role = 'distributor_sales_rep' and r.manager_id = ${user.id})`;
	return [sql`s.owner_id = ${user_id}`, ...(isHeld ? [] : [isRep])];
}

/** True in SQL of sales of a category or of one below it. */
function inGroup(account_id: number, group_id: number) {
	return sql`s.category_id in (select c.id from sale_categories g join sale_categories c on c.account_id = g.account_id
		and (c.id = g.id or (c.parents_list_string > g.parents_list_string || ' > ' and c.parents_list_string < g.parents_list_string || ' >!'))
		where g.account_id = ${account_id} and g.id = ${group_id})`;
}
