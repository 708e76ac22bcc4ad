/** The events in which people are nominated; those who look after events find them in every state. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const eventsFace = defineListFace({
	name: "nominations/get-events",
	address: "/employee_nominations/events",
	title: "nominations:events.title",
	empty: { words: "nominations:empty" },
	headings: "nominations:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead" },
		{ id: "status", kind: "status", words: "nominations:statuses" },
		{ id: "nomination_count", kind: "number" },
		{ id: "closes_at", kind: "timestamp" },
		{ id: "created_at", kind: "timestamp", sort: "created_at" },
	],
	filters: {
		/** Left out: those that are open. */
		state: { kind: "choice", label: "nominations:events.title", choices: ["open", "all"], words: "nominations:tabs", areTabs: true },
	},
	default_sort: { id: "created_at", desc: true },
});
