/** The SQL of invoices: the picture or PDF of each, of whoever logged its sales. */
import { type SQL, sql } from "drizzle-orm";
import type { saleInvoices } from "#drizzle/sales";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** An invoice. */
export type InvoiceRow = RowOf<
	typeof saleInvoices,
	"id" | "owner_id" | "distributor" | "invoice_number" | "file_url" | "file_name"
>;

/** Keeps an invoice; one of the same number takes the place of the one before. */
export function saveInvoice(account_id: number, invoice: InvoiceRow, now: number): Statement {
	return sql`insert into sale_invoices (account_id, id, owner_id, distributor, invoice_number, file_url, file_name, created_at)
		values (${account_id}, ${invoice.id}, ${invoice.owner_id}, ${invoice.distributor}, ${invoice.invoice_number}, ${invoice.file_url},
		${invoice.file_name}, ${now})
		on conflict (account_id, owner_id, distributor, invoice_number) do update set file_url = excluded.file_url, file_name = excluded.file_name`;
}

/** The invoice of a sale. */
export function findInvoice(account_id: number, of: Pick<InvoiceRow, "owner_id" | "distributor" | "invoice_number">) {
	return sql<
		Pick<InvoiceRow, "file_url" | "file_name">
	>`select file_url, file_name from sale_invoices where account_id = ${account_id}
		and owner_id = ${of.owner_id} and distributor = ${of.distributor} and invoice_number = ${of.invoice_number}`;
}

/** What an invoice is called: its number. */
export function invoiceName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select invoice_number as name from sale_invoices where account_id = ${account_id} and id = ${id}`;
}
