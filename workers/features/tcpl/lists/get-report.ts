/** Who reports to somebody, with what each gave and received; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const tcplFace = defineListFace({
	name: "tcpl/get-report",
	address: "/tcpl",
	title: "tcpl:title",
	empty: { words: "tcpl:empty" },
	headings: "tcpl:columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "person", image: "image_url", role: "lead", sort: "name" },
		{ id: "participant_id", kind: "text", role: "quiet" },
		{ id: "recognitions_given_count", kind: "number" },
		{ id: "recognitions_received_count", kind: "number" },
		{ id: "team", kind: "link", to: "/tcpl?under_id={id}", says: "tcpl:team" },
	],
	filters: {
		under_id: {
			kind: "reference",
			label: "tcpl:under.label",
			words: "tcpl:under.chosen",
			to: "member",
			suggests: "users",
		},
	},
	default_sort: { id: "name", desc: false },
	report: { type: "tcpl_report", roles: ["account_owner"] },
	isPersonal: false,
});
