/** Pictures and PDFs of invoices, newest first. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const saleInvoicesFace = defineListFace({
	name: "sales/get-invoices",
	address: "/sales/invoices",
	title: "sales:invoices.title",
	empty: { words: "sales:invoices.empty" },
	headings: "sales:invoices.columns",
	page_size: 10,
	columns: [
		{ id: "invoice_number", kind: "text", role: "lead" },
		{ id: "distributor", kind: "text", none: "sales:noData" },
		{ id: "owner_name", kind: "text" },
		{ id: "file_name", kind: "text", role: "line" },
		{ id: "created_at", kind: "timestamp", form: "sales", sort: "created_at" },
	],
	filters: { days: { kind: "days", of: "created_at" } },
	default_sort: { id: "created_at", desc: true },
	report: { type: "sale_invoices_report", roles: ["account_owner"] },
});
