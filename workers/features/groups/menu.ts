/** The way to the groups. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The groups, for account owners, below the members. */
export const menu = [
	defineMenuEntry({
		key: "groups",
		label: "groups:menu.groups",
		to: "/groups",
		icon: "users",
		place: 44,
		side: { group: "top" },
		access: ["account_owner"],
	}),
];
