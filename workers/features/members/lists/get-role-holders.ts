/** Who holds a role beyond that of a member, by last name, narrowed by role and words; a report too. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";

export const roleHoldersFace = defineListFace({
	name: "members/get-role-holders",
	address: "/settings/roles",
	empty: { words: "members:owners.roles.empty" },
	page_size: 20,
	columns: [
		{
			id: "name",
			heading: "members:owners.roles.columns.name",
			kind: "person",
			image: "image_url",
			role: "lead",
			sort: "name",
		},
		{ id: "email", heading: "members:owners.roles.columns.email", kind: "text", role: "line" },
		{ id: "role_name", heading: "members:owners.roles.columns.role", kind: "text", role: "line" },
		{
			id: "role_given_at",
			heading: "members:owners.roles.columns.since",
			kind: "timestamp",
			role: "pair",
			none: "members:owners.roles.sinceUnknown",
		},
		{ id: "last_logged_in_at", heading: "members:owners.roles.columns.lastSignIn", kind: "timestamp", role: "pair" },
		{
			id: "change",
			heading: "members:owners.roles.columns.change",
			kind: "link",
			role: "action",
			to: "/settings/roles/{id}",
			says: "members:owners.roles.changing",
		},
	],
	filters: {
		searchString: {
			kind: "search",
			label: "members:owners.roles.search.label",
			hint: "members:owners.roles.search.hint",
		},
		role: {
			kind: "choice",
			label: "members:owners.roles.columns.role",
			choices: roles.filter((role) => role !== "member"),
			words: "settings:roles.names",
			any: "members:owners.roles.anyRole",
		},
		...peopleFilters,
	},
	default_sort: { id: "name", desc: false },
	report: { type: "role_holders_report", roles: ["account_owner"] },
});
