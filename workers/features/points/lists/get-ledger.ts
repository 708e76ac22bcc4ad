/** A person's own statement: every line of their points account, newest first. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

export const getLedgerFace = defineListFace({
	name: "points/get-ledger",
	address: "/points",
	title: "points:statement.title",
	empty: { words: "points:statement.empty" },
	headings: "points:columns",
	page_size: 20,
	columns: [
		{ id: "created_at", heading: "points:columns.date", kind: "timestamp" },
		{ id: "kind", heading: "points:columns.reason", kind: "text", role: "lead" },
		{ id: "points", kind: "points" },
		{ id: "balance", kind: "points", role: "quiet" },
	],
	filters: {},
	default_sort: { id: "created_at", desc: true },
	report: { type: "statement_report", roles: roles },
});
