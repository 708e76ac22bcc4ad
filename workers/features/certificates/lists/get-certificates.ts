/** The batches of certificates, newest first, with how many are in which state; a report too, without any code. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const certificatesFace = defineListFace({
	name: "certificates/get-certificates",
	address: "/certificates",
	title: "certificates:title",
	empty: { words: "certificates:empty" },
	headings: "certificates:columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "text", role: "lead", to: "/certificates/{id}" },
		{ id: "status", kind: "status", words: "certificates:status" },
		{ id: "points", kind: "points", role: "figure" },
		{ id: "certificate_count", kind: "number", role: "pair" },
		{ id: "unused_count", kind: "number", role: "pair" },
		{ id: "printed_count", kind: "number", role: "pair" },
		{ id: "claimed_count", kind: "number", role: "pair" },
		{ id: "expired_count", kind: "number", isOnlyInReport: true },
		{ id: "void_count", kind: "number", isOnlyInReport: true },
		{ id: "budget", kind: "text", isOnlyInReport: true },
		{ id: "expires_at", kind: "date", role: "pair" },
		{ id: "created_at", kind: "timestamp", sort: "created_at", isOnlyInReport: true },
	],
	filters: {
		status: {
			kind: "choice",
			label: "certificates:columns.status",
			choices: ["all", "open", "expired", "void"],
			words: "certificates:status",
			areTabs: true,
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "certificates_list", roles: ["account_owner"] },
});
