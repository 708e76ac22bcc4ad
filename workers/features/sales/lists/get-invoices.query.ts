/** The invoices that somebody sees: account owners and sales moderators all, others their own. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { seesAllSales } from "../rules/who-sees";
import { saleInvoicesFace } from "./get-invoices";

export const getInvoices = defineList(saleInvoicesFace, {
	path: "/api/sales/api_get_invoices",
	summary: "Pictures and PDFs of invoices: everybody's for account owners and sales moderators, one's own for others.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	row: rowOf(saleInvoicesFace, { distributor: z.string().nullable(), file_url: z.string() }),
	version_of: "sale_invoices",
	seen_by: (scope) => (seesAllSales(scope) ? [] : [scope.user.id]),
	// Its owner.
	joins: 1,
	sorts: { created_at: { key: sql`v.created_at`, id: sql`v.id` } },
	query: (scope) => ({
		select: sql`v.id, v.invoice_number, nullif(v.distributor, '') as distributor, ${personName("u")} as owner_name, v.file_name, v.file_url, v.created_at`,
		from: sql`sale_invoices v`,
		joins: sql`join users u on u.account_id = v.account_id and u.id = v.owner_id`,
		where: [
			sql`v.account_id = ${scope.account.id}`,
			...(seesAllSales(scope) ? [] : [sql`v.owner_id = ${scope.user.id}`]),
		],
	}),
});
