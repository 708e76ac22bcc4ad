/** The budgets of the account by name, narrowed by state, owner, words and balance; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

/** The largest balance that can be asked for. */
const maxBalance = 1_000_000_000_000;

export const budgetsFace = defineListFace({
	name: "budgets/get-budgets-under-account",
	address: "/budgets",
	title: "budgets:owners.title",
	empty: { words: "budgets:owners.empty", by: "role" },
	headings: "budgets:owners.columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "text", role: "lead", sort: "name", to: "/budgets/{id}" },
		{ id: "budget_category", kind: "text" },
		{ id: "owner_name", heading: "budgets:owners.columns.owner", kind: "text", isLeftOutOfReport: true },
		{ id: "owner_first_name", kind: "text", isOnlyInReport: true },
		{ id: "owner_last_name", kind: "text", isOnlyInReport: true },
		{
			id: "is_active_filter",
			heading: "budgets:owners.columns.status",
			kind: "status",
			words: "budgets:owners.status",
		},
		{ id: "current_balance", kind: "points", role: "pair" },
		{ id: "points_budgeted", kind: "points", role: "pair" },
		{ id: "from_date", kind: "date", isOnlyInReport: true },
		{ id: "to_date", kind: "date", role: "pair", none: "budgets:owners.ongoing" },
		{ id: "runs_out_on", kind: "date", role: "pair" },
	],
	filters: {
		is_active_filter: {
			kind: "choice",
			label: "budgets:owners.columns.status",
			choices: ["all", "active", "warning", "upcoming", "expired", "inactive"],
			words: "budgets:owners.status",
			areTabs: true,
		},
		searchString: { kind: "search", label: "budgets:owners.search.label", hint: "budgets:owners.search.hint" },
		user_id: { kind: "reference", label: "budgets:owners.columns.owner", to: "member", suggests: "users" },
		min_balance: {
			kind: "number",
			min: 0,
			max: maxBalance,
			label: "budgets:owners.filters.min_balance",
			words: "budgets:owners.filters.atLeast",
		},
		max_balance: {
			kind: "number",
			min: 0,
			max: maxBalance,
			label: "budgets:owners.filters.max_balance",
			words: "budgets:owners.filters.atMost",
		},
	},
	default_sort: { id: "name", desc: false },
	report: { type: "budgets_list", roles: ["account_owner", "budget_owner"] },
});
