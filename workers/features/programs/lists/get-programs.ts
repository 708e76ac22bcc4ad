/** The programs that a person may see; the account owner sees all, others those that run and are shown. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

export const programsFace = defineListFace({
	name: "programs/get-programs",
	address: "/programs",
	title: "programs:title",
	empty: { words: "programs:owners.empty", by: "tab" },
	headings: "programs:columns",
	page_size: 10,
	layouts: ["grid", "rows"],
	columns: [
		{ id: "name", kind: "text", role: "lead", sort: "name" },
		{ id: "programActiveStatus", heading: "programs:columns.status", kind: "status" },
		{ id: "from_date", kind: "date", role: "pair" },
		{ id: "to_date", kind: "date", role: "pair" },
		{ id: "points_budgeted", kind: "points", role: "pair", isLeftOutWhenEmpty: true },
		{ id: "points_remaining", kind: "points", role: "figure", isLeftOutWhenEmpty: true },
		{ id: "progress_percent", kind: "status", isLeftOutWhenEmpty: true },
		{ id: "actions", kind: "link" },
	],
	filters: {
		status: {
			kind: "choice",
			label: "programs:columns.status",
			choices: ["all", "active", "upcoming", "inactive", "expired", "archived"],
			words: "programs:status",
			areTabs: true,
		},
	},
	default_sort: { id: "name", desc: false },
	report: { type: "my_programs_report", roles: roles },
	isPersonal: false,
});
