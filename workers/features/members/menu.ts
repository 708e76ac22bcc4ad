/** The way to the members. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The members, for account owners. */
export const menu = [
	defineMenuEntry({
		key: "members",
		label: "members:menu.members",
		to: "/members",
		icon: "users",
		place: 41,
		side: { group: "top" },
		access: ["account_owner"],
	}),
];
