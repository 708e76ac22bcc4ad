/** The audit log: who did what, when and in whose name, the newest first; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { kindsOfActs } from "../rules/kinds";

export const auditLogFace = defineListFace({
	name: "audit/get-audit-log",
	address: "/audit_log",
	page_size: 20,
	columns: [
		{ id: "who", heading: "audit:columns.who", kind: "person", image: "who_image", role: "lead" },
		{ id: "as_whom", heading: "audit:columns.asWhom", kind: "text", isOnlyInReport: true },
		{
			id: "created_at",
			heading: "audit:columns.when",
			kind: "timestamp",
			sort: "created_at",
			isToTheMinute: true,
			role: "quiet",
		},
		{ id: "act", heading: "audit:columns.act", kind: "text", role: "line" },
		{ id: "subject", heading: "audit:columns.subject", kind: "text", role: "pair" },
		{ id: "what", heading: "audit:columns.what", kind: "text", role: "pair" },
		{ id: "reason", heading: "audit:columns.reason", kind: "text", isOnlyInReport: true },
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
		days: { kind: "days", of: "created_at" },
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "audit_log_report", roles: ["account_owner"] },
});
