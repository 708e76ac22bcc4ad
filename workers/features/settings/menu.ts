/** The way to the settings. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The account's settings, for its owners. */
export const menu = [
	defineMenuEntry({
		key: "settings",
		label: "settings:menu.settings",
		to: "/settings",
		icon: "sliders",
		place: 90,
		side: { group: "account" },
		access: ["account_owner"],
	}),
];
