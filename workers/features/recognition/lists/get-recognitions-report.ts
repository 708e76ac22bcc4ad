/** Recognitions that somebody received, gave, or whose team received; for the account owner all of them, as a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const recognitionsFace = defineListFace({
	name: "recognition/get-recognitions-report",
	address: "/recognitions",
	page_size: 6,
	columns: [
		{
			id: "recipient",
			heading: "recognition:columns.recipient",
			kind: "person",
			image: "recipientImage",
			role: "lead",
			hiddenBy: { filter: "report_condition", values: ["received_by_me"] },
		},
		{
			id: "recognizedBy",
			heading: "recognition:columns.recognizedBy",
			kind: "person",
			image: "recognizedByImage",
			hiddenBy: { filter: "report_condition", values: ["given_by_me"] },
		},
		{
			id: "recognition_subtype",
			heading: "recognition:columns.recognition_subtype",
			kind: "text",
			role: "hidden",
			place: 2,
			flags: ["employee_commitments_enabled"],
		},
		{ id: "recognition", heading: "recognition:columns.recognition", kind: "link", isLeftOutOfReport: true },
		{ id: "message", heading: "recognition:columns.message", kind: "text", isOnlyInReport: true },
		{ id: "created_at", heading: "recognition:columns.created_at", kind: "timestamp", sort: "created_at" },
		{ id: "program", heading: "recognition:columns.program", kind: "text", role: "quiet" },
		{ id: "behaviors", heading: "recognition:columns.behaviors", kind: "text", role: "line" },
		{
			id: "points",
			heading: "recognition:columns.points",
			kind: "points",
			flags: ["!hide_points_for_account"],
		},
		{
			id: "certificate_id",
			heading: "recognition:columns.certificate_id",
			kind: "link",
			isLeftOutOfReport: true,
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
		days: { kind: "days", of: "created_at" },
		program_id: {
			kind: "reference",
			label: "recognition:columns.program",
			to: "program",
			choices: "programs/get-programs",
			any: "recognition:list.anyProgram",
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "recognitions_report", roles: ["account_owner"], begins: { report_condition: "all" } },
});
