/** The account's texts in a language, with their report: found by words, by the part of the product that they stand in, and by how they stand. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

/** The states that one looks for; how the product says it is the usual one. */
export const lookedForStates = ["corrected", "outdated", "missing"] as const;

export const translationsFace = defineListFace({
	name: "translations/get-translations",
	address: "/texts",
	empty: { words: "translations:empty" },
	headings: "translations:columns",
	page_size: 8,
	columns: [
		{ id: "key", kind: "text", isOnlyInReport: true },
		{ id: "source", kind: "text", role: "lead" },
		{ id: "text", kind: "text" },
		{ id: "state", kind: "status" },
	],
	filters: {
		searchString: { kind: "search", label: "translations:search" },
		section: { kind: "text", label: "translations:section", any: "translations:anySection" },
		state: {
			kind: "choice",
			label: "translations:state",
			choices: lookedForStates,
			words: "translations:states",
			any: "translations:anyState",
		},
		language_code: { kind: "text", label: "translations:language", isByLink: true },
	},
	default_sort: { id: "place", desc: false },
	report: { type: "translations_report", roles: ["account_owner"] },
});
