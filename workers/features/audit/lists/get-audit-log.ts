/** The audit log: who did what, when and in whose name, the newest first; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { kindsOfActs } from "../rules/kinds";

export const auditLogFace = defineListFace({
	name: "audit/get-audit-log",
	address: "/audit_log",
	title: "audit:title",
	empty: { words: "audit:empty" },
	headings: "audit:columns",
	page_size: 20,
	columns: [
		{ id: "who", kind: "person", image: "who_image", role: "lead" },
		{ id: "as_whom", heading: "audit:columns.asWhom", kind: "text", isOnlyInReport: true },
		{
			id: "created_at",
			heading: "audit:columns.when",
			kind: "timestamp",
			sort: "created_at",
			isToTheMinute: true,
			role: "quiet",
		},
		{ id: "act", kind: "text", role: "line" },
		{ id: "subject", kind: "text", role: "pair" },
		{ id: "what", kind: "text", role: "pair" },
		{ id: "reason", kind: "text", isOnlyInReport: true },
	],
	filters: {
		searchString: { kind: "search", label: "audit:search.label", hint: "audit:search.hint" },
		user_id: { kind: "reference", label: "audit:columns.who", to: "member", suggests: "users" },
		kind: {
			kind: "choice",
			label: "audit:columns.kind",
			choices: kindsOfActs,
			words: "audit:kinds",
			any: "audit:anyKind",
		},
		days: { kind: "days", of: "created_at", isInTitleBar: true },
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "audit_log_report", roles: ["account_owner"] },
});
