/** The programs that a person may see; the account owner sees all, others those that run and are shown. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { programStatuses } from "../rules/program-statuses";

export const programsFace = defineListFace({
	name: "programs/get-programs",
	page_size: 10,
	columns: [
		{ id: "name", heading: "programs:columns.name", kind: "text", sort: "name" },
		{ id: "programActiveStatus", heading: "programs:columns.status", kind: "status" },
		{ id: "from_date", heading: "programs:columns.from_date", kind: "date" },
		{ id: "to_date", heading: "programs:columns.to_date", kind: "date" },
		{ id: "points_budgeted", heading: "programs:columns.points_budgeted", kind: "points" },
		{ id: "points_remaining", heading: "programs:columns.points_remaining", kind: "points" },
	],
	filters: {
		status: {
			kind: "choice",
			label: "programs:columns.status",
			choices: ["all", ...programStatuses],
			words: "programs:status",
		},
	},
	default_sort: { id: "name", desc: false },
});
