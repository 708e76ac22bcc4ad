/** The filters that every list about people has, for account owners: it declares `person`, the column that holds whom a row is about. @browser-safe */
import type { FilterFaces } from "./list-face";

/** They stand in the list's face among its own. */
export const peopleFilters = {
	/** Who is in a group. */
	user_groups: {
		kind: "reference",
		label: "groups:filter",
		to: "group",
		suggests: "groups",
		onlyFor: ["account_owner"],
	},
	/** Who is in the team of a manager: their reports, and the reports of these. */
	manager_id: {
		kind: "reference",
		label: "members:owners.list.managerFilter",
		words: "members:owners.list.teamOf",
		to: "member",
		suggests: "users",
		onlyFor: ["account_owner"],
	},
	/** Whom a global filter holds: the one that the reader has on, where none is said. */
	global_filter_id: {
		kind: "reference",
		label: "global-filters:filter",
		to: "global_filter",
		isByLink: true,
		onlyFor: ["account_owner"],
	},
} as const satisfies FilterFaces;
