/** The way to the cards that people send each other. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Appreciations, where the account has them and they are shown to the person. */
export const menu = [
	defineMenuEntry({
		key: "appreciations",
		label: "appreciations:menu.appreciations",
		ownLabel: ["appreciations_extra_config", "nav_link_label"],
		to: "/appreciations",
		icon: "heart",
		place: 34,
		side: { group: "engage" },
		flags: ["appreciations_enabled", "user.show_appreciations_to_user"],
	}),
];
