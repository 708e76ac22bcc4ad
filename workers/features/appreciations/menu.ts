/** The way to the cards that people send each other. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Appreciations, where the account has them. */
export const menu = [
	defineMenuEntry({
		key: "appreciations",
		label: "appreciations:menu.appreciations",
		to: "/appreciations",
		icon: "heart",
		place: 34,
		side: { group: "engage" },
		flags: ["appreciations_enabled"],
	}),
];
