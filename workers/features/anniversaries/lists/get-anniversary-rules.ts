/** What the account does on anniversaries, by years. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const rulesFace = defineListFace({
	name: "anniversaries/get-anniversary-rules",
	address: "/anniversaries/rules",
	title: "anniversaries:rules.title",
	empty: { words: "anniversaries:rules.empty" },
	headings: "anniversaries:rules.columns",
	page_size: 20,
	columns: [
		{ id: "says", kind: "text", to: "/anniversaries/rules?rule={id}", role: "lead", sort: "years" },
		{ id: "points", kind: "points", role: "figure" },
		{ id: "program", kind: "text", role: "line" },
		{ id: "budget", kind: "text" },
		{ id: "state", kind: "status", words: "anniversaries:rules.state" },
	],
	filters: {},
	default_sort: { id: "years", desc: false },
	report: { type: "anniversary_rules_report", roles: ["account_owner"] },
	isPersonal: false,
});
