/** The way to the programs, for everybody; an account may hide it. @browser-safe */
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
	}),
];
