/** Recognitions that somebody received, gave, or whose team received; for the account owner all of them, as a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";

export const recognitionsFace = defineListFace({
	name: "recognition/get-recognitions-report",
	address: "/recognitions",
	title: "recognition:list.title",
	empty: { words: "recognition:list.empty", by: "tab" },
	headings: "recognition:columns",
	page_size: 6,
	columns: [
		{ id: "recipient", kind: "person", image: "recipientImage", role: "lead", hiddenOn: ["received_by_me"] },
		{ id: "recognizedBy", kind: "person", image: "recognizedByImage", hiddenOn: ["given_by_me"] },
		{
			id: "recognition_subtype",
			kind: "text",
			words: "recognition:subtypes",
			role: "hidden",
			place: 2,
			flags: ["employee_commitments_enabled"],
		},
		{ id: "recognition", kind: "link", to: "/recognitions/{id}", opens: "dialog", says: "recognition:list.view" },
		{ id: "message", kind: "text", isOnlyInReport: true },
		{ id: "created_at", kind: "timestamp", sort: "created_at" },
		{ id: "program", kind: "text", role: "quiet" },
		{ id: "behaviors", kind: "text", role: "line" },
		{ id: "badge", kind: "text", role: "pair", isChosenOnly: true },
		{ id: "points", kind: "points", flags: ["!hide_points_for_account"] },
		{
			id: "certificate_id",
			kind: "link",
			to: "/recognitions/{certificate_id}",
			says: "recognition:list.certificate",
			flags: ["!hide_recognition_certificates"],
		},
	],
	filters: {
		/** Left out: received by me. */
		report_condition: {
			kind: "choice",
			label: "recognition:list.title",
			choices: ["received_by_me", "given_by_me", "received_by_my_team", "all"],
			words: "recognition:list.tabs",
			areTabs: true,
			onlyFor: { all: ["account_owner"] },
		},
		days: { kind: "days", of: "created_at", isInTitleBar: true },
		program_id: {
			kind: "reference",
			label: "recognition:columns.program",
			to: "program",
			choices: "programs/get-programs",
			any: "recognition:list.anyProgram",
		},
		badge_id: {
			kind: "reference",
			label: "recognition:columns.badge",
			to: "badge",
			choices: "badges/get-managed-badges",
			any: "recognition:list.anyBadge",
			onlyFor: ["account_owner"],
		},
		...peopleFilters,
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "recognitions_report", roles: ["account_owner"], begins: { report_condition: "all" } },
});
