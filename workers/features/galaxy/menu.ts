/** The way to the map of who thanked whom. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The map. */
export const menu = [
	defineMenuEntry({
		key: "galaxy",
		label: "galaxy:menu.galaxy",
		to: "/galaxy",
		icon: "users",
		place: 35,
		side: { group: "engage" },
		flags: ["give_recognition_enabled"],
	}),
];
