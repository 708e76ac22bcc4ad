/** The ideas of a company, one's own, or those that one voted for. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { shownStatuses } from "../rules/idea";

export const ideasFace = defineListFace({
	name: "ideas/fetch-ideas",
	address: "/ideas",
	title: "ideas:title",
	empty: { words: "ideas:empty", by: "tab" },
	headings: "ideas:columns",
	page_size: 10,
	columns: [
		{ id: "title", kind: "text", to: "/ideas/{id}", role: "lead" },
		{ id: "category", kind: "text" },
		{ id: "author", kind: "person", image: "author_image" },
		{ id: "status", kind: "status", words: "ideas:statuses" },
		{ id: "vote_count", kind: "number", sort: "vote_count", role: "figure" },
		{ id: "created_at", kind: "timestamp", sort: "created_at" },
	],
	filters: {
		tab: {
			kind: "choice",
			label: "ideas:title",
			choices: ["all", "mine", "voted"],
			words: "ideas:tabs",
			areTabs: true,
		},
		search: { kind: "search" },
		category_id: {
			kind: "reference",
			label: "ideas:columns.category",
			to: "idea_category",
			any: "ideas:anyCategory",
			isByLink: true,
		},
		status: {
			kind: "choice",
			label: "ideas:columns.status",
			choices: shownStatuses,
			words: "ideas:statuses",
			any: "ideas:anyStatus",
		},
	},
	default_sort: { id: "vote_count", desc: true },
	orders: [
		{ id: "vote_count", desc: true, label: "ideas:orders.votes" },
		{ id: "created_at", desc: true, label: "ideas:orders.newest" },
		{ id: "created_at", desc: false, label: "ideas:orders.oldest" },
	],
	report: { type: "ideas_report", roles: ["account_owner"] },
	isPersonal: false,
});
