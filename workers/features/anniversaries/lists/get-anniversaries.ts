/** Cards: those that colleagues can sign now, one's own, and for account owners those whose points wait. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { occasions } from "../rules/anniversary";

export const anniversariesFace = defineListFace({
	name: "anniversaries/get-anniversaries",
	address: "/anniversaries",
	title: "anniversaries:title",
	empty: { words: "anniversaries:empty", by: "tab" },
	headings: "anniversaries:columns",
	page_size: 20,
	columns: [
		{ id: "person", kind: "person", image: "person_image", hiddenOn: ["mine"] },
		{ id: "says", kind: "text", to: "/anniversaries/{id}", role: "line" },
		{ id: "day", kind: "date", sort: "day" },
		{ id: "signature_count", kind: "number" },
	],
	filters: {
		/** Left out: those that can be signed. */
		tab: {
			kind: "choice",
			label: "anniversaries:title",
			choices: ["signing", "mine", "waiting"],
			words: "anniversaries:tabs",
			areTabs: true,
			onlyFor: { waiting: ["account_owner"] },
		},
		occasion: {
			kind: "choice",
			label: "anniversaries:columns.occasion",
			choices: occasions,
			words: "anniversaries:occasions",
			any: "anniversaries:anyOccasion",
		},
	},
	default_sort: { id: "day", desc: false },
	report: { type: "anniversaries_report", roles: ["account_owner"] },
});
