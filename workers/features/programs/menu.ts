/** The way to the programs, for those who look after them. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The programs. */
export const menu = [
	defineMenuEntry({
		key: "programs",
		label: "programs:menu.programs",
		to: "/programs",
		icon: "trophy",
		place: 43,
		side: { group: "top" },
		access: ["account_owner"],
	}),
];
