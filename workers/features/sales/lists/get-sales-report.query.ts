/** The sales that somebody sees: account owners and sales moderators all, others their own. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { Refusal } from "#workers/kernel/errors";
import { isOn, isOnFor } from "#workers/kernel/identity";
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
	check: ({ account, user }, { user_id, account_id }) => {
		const isOwn = user_id === undefined || user_id === user.id;
		const asksForOthers = !isOwn && !seesAll({ user }) && user.role !== "distributor";
		if (asksForOthers || (account_id !== undefined && !isOn(account, "is_su_account")))
			throw new Refusal("forbidden", 403);
	},
	query: (scope, { status, user_id, account_id, searchString }) => ({
		select: saleColumns,
		from: sql`sales s`,
		joins: saleSources,
		where: [
			sql`s.account_id = ${scope.account.id}`,
			...ownersSeen(scope, user_id),
			...(status === "all" || !seesAll(scope) ? [] : [sql`s.status = ${status}`]),
		],
		found: [
			...(status === "all" || seesAll(scope) ? [] : [sql`s.status = ${status}`]),
			...(account_id === undefined
				? []
				: [
						sql`exists (select 1 from group_members g where g.account_id = ${scope.account.id} and g.group_id = ${account_id} and g.user_id = s.owner_id)`,
					]),
			...(searchString
				? [
						sql`instr(lower(s.company_name || ' ' || s.invoice_number || ' ' || s.distributor), ${searchString.toLowerCase()}) > 0`,
					]
				: []),
		],
	}),
});

/** Whose sales: of those who see all, everybody's or one person's; of others their own, or of a distributor those of one sales rep. */
function ownersSeen(scope: MemberScope, user_id: number | undefined): SQL[] {
	const { account, user } = scope;
	if (user_id === undefined) return seesAll(scope) ? [] : [sql`s.owner_id = ${user.id}`];
	const isHeld = seesAll(scope) || user_id === user.id;
	const isRep = sql`exists (select 1 from users r where r.account_id = ${account.id} and r.id = ${user_id}
		and r.role = 'distributor_sales_rep' and r.manager_id = ${user.id})`;
	return [sql`s.owner_id = ${user_id}`, ...(isHeld ? [] : [isRep])];
}

function seesAll({ user }: Pick<MemberScope, "user">): boolean {
	return user.role === "account_owner" || isOnFor(user, "can_moderate_sales");
}
