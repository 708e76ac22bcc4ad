/** Rules of the points of sales, by name; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const saleRulesFace = defineListFace({
	name: "sales/get-rules",
	address: "/sales/rules",
	title: "sales:rules.title",
	empty: { words: "sales:rules.empty" },
	headings: "sales:rules.columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", to: "/sales/rules/{id}", role: "lead", sort: "name" },
		{ id: "applies_to", kind: "text", words: "sales:rules.appliesTo", role: "line" },
		{ id: "subject", kind: "text", role: "line" },
		{ id: "starts_at", kind: "date", form: "sales", role: "pair" },
		{ id: "ends_at", kind: "date", form: "sales", role: "pair" },
		{ id: "state", kind: "status", words: "sales:rules.states" },
	],
	filters: { searchString: { kind: "search", label: "sales:rules.search" } },
	default_sort: { id: "name", desc: false },
	report: { type: "sale_rules_report", roles: ["account_owner"] },
});
