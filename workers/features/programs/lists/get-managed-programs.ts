/** All programs as account owners manage them, with their budgets and figures; also a report. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { programStatuses } from "../rules/program-statuses";

export const managedProgramsFace = defineListFace({
	name: "programs/get-managed-programs",
	address: "/programs/details",
	title: "programs:owners.details.title",
	empty: { words: "programs:owners.details.empty" },
	headings: "programs:columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "text", role: "lead", sort: "name" },
		{ id: "budget_name", kind: "text", role: "line" },
		{
			id: "programActiveStatus",
			heading: "programs:columns.status",
			kind: "status",
			words: "programs:status",
		},
		{ id: "from_date", kind: "date", role: "pair" },
		{ id: "to_date", kind: "date", role: "pair", none: "programs:ongoing" },
		{ id: "points_budgeted", kind: "points", role: "pair" },
		{ id: "points_spent", kind: "points", role: "pair" },
		{ id: "points_remaining", kind: "points", role: "figure" },
		{ id: "description", heading: "programs:owners.form.description", kind: "text", isOnlyInReport: true },
	],
	filters: {
		status: {
			kind: "choice",
			label: "programs:columns.status",
			choices: programStatuses,
			words: "programs:status",
			any: "programs:owners.details.any",
		},
		budget_id: {
			kind: "reference",
			label: "programs:owners.form.budget",
			to: "budget",
			choices: "budgets/get-budgets-under-account",
			any: "programs:owners.details.anyBudget",
		},
	},
	default_sort: { id: "name", desc: false },
	report: { type: "programs_report", roles: ["account_owner"] },
});
