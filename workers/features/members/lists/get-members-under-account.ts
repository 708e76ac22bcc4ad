/** Everybody who is or was in the account, by name, narrowed column by column; a report too. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";

export const membersFace = defineListFace({
	name: "members/get-members-under-account",
	address: "/members",
	title: "members:owners.list.title",
	empty: { words: "members:owners.list.empty", by: "tab" },
	headings: "members:owners.list.columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "person", image: "image_url", role: "lead", sort: "name" },
		{ id: "email", kind: "text", role: "line" },
		{ id: "participant_id", kind: "text", role: "quiet", flags: ["!gifting_platform"] },
		{ id: "title", kind: "text", flags: ["show_employee_title"] },
		{ id: "role", kind: "text", words: "settings:roles.names", flags: ["show_employee_role"] },
		{ id: "is_active_flag", kind: "status", flags: ["show_employee_active_status"], isLeftOutOfReport: true },
		{ id: "status", kind: "text", isOnlyInReport: true },
		{ id: "hire_date", kind: "date", role: "hidden", flags: ["show_employee_hire_date"] },
		{ id: "dob", kind: "text", role: "hidden", flags: ["show_employee_date_of_birth"] },
		{ id: "termination_date", kind: "date", role: "hidden", flags: ["show_employee_termination_date"] },
		{ id: "user_level_name", kind: "text", role: "hidden", flags: ["user_levels_enabled"] },
		{ id: "activated_on", kind: "timestamp", isOnlyInReport: true },
		{ id: "created_at", kind: "timestamp", isOnlyInReport: true },
		{ id: "country_code", kind: "text", isOnlyInReport: true },
		{ id: "preferred_distributor", kind: "text", flags: ["show_widia_member_columns"] },
		{ id: "opt_in_date", kind: "timestamp", role: "pair", flags: ["show_widia_member_columns"] },
		{ id: "sales_representatives", kind: "text", flags: ["show_widia_member_columns"] },
		{ id: "widia_role", kind: "text", flags: ["show_widia_member_columns"] },
	],
	filters: {
		is_active_filter: {
			kind: "choice",
			label: "members:owners.list.columns.is_active_flag",
			choices: ["all", "active", "waiting", "inactive"],
			words: "members:owners.list.tabs",
			areTabs: true,
		},
		searchString: {
			kind: "search",
			label: "members:owners.list.search.label",
			hint: "members:owners.list.search.hint",
		},
		name: { kind: "text", label: "members:owners.list.columns.name", isTyped: true },
		email: { kind: "text", label: "members:owners.list.columns.email", isTyped: true },
		participant_id: { kind: "text", label: "members:owners.list.columns.participant_id", isTyped: true },
		title: { kind: "text", label: "members:owners.list.columns.title", isTyped: true },
		role: {
			kind: "choice",
			label: "members:owners.list.columns.role",
			choices: roles,
			words: "settings:roles.names",
			any: "members:owners.list.anyRole",
		},
		activation_date_from: { kind: "day", label: "members:owners.list.activatedFrom" },
		activation_date_to: { kind: "day", label: "members:owners.list.activatedTo" },
		hire_date_from: { kind: "day", label: "members:owners.list.hiredFrom", column: "hire_date" },
		hire_date_to: { kind: "day", label: "members:owners.list.hiredTo", column: "hire_date" },
		/** Month and day, as the column has them; nobody searches for a year. */
		dob: { kind: "text", label: "members:owners.list.born", isTyped: true, column: "dob" },
		termination_date_from: { kind: "day", label: "members:owners.list.leftFrom", column: "termination_date" },
		termination_date_to: { kind: "day", label: "members:owners.list.leftTo", column: "termination_date" },
		/** One of the account's own fields, by its key, and what it holds: anything unless that is said. */
		additional_field: {
			kind: "text",
			label: "members:owners.list.ownField",
			any: "members:owners.list.anyOwnField",
			column: "additional_fields",
		},
		/** Without a field, one of them holds it. */
		additional_value: {
			kind: "text",
			label: "members:owners.list.ownValue",
			isTyped: true,
			column: "additional_fields",
		},
		/** One person alone. */
		user_id: { kind: "reference", label: "members:owners.list.columns.name", to: "member", isByLink: true },
		...peopleFilters,
	},
	default_sort: { id: "name", desc: false },
	report: { type: "members_report", roles: ["account_owner"] },
});
