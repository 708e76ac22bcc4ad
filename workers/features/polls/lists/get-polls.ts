/** The polls that are open, those that are over, and those that I asked. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const pollsFace = defineListFace({
	name: "polls/get-polls",
	address: "/polls",
	title: "polls:title",
	empty: { words: "polls:empty", by: "tab" },
	headings: "polls:columns",
	page_size: 10,
	columns: [
		{ id: "question", kind: "text", role: "lead" },
		{ id: "author_name", kind: "text", role: "line" },
		{ id: "status", kind: "status", words: "polls:statuses" },
		{ id: "voter_count", kind: "number" },
		{ id: "opens_at", kind: "timestamp", sort: "opens_at" },
		{ id: "closes_at", kind: "timestamp" },
	],
	filters: {
		/** Left out: those that are open. */
		state: {
			kind: "choice",
			label: "polls:title",
			choices: ["open", "closed", "mine"],
			words: "polls:tabs",
			areTabs: true,
		},
	},
	default_sort: { id: "opens_at", desc: true },
	report: { type: "polls_report", roles: ["account_owner"] },
});
