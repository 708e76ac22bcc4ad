/** The way to the polls. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Polls, where the account has them. */
export const menu = [
	defineMenuEntry({
		key: "polls",
		label: "polls:menu.polls",
		to: "/polls",
		icon: "chart",
		place: 33,
		side: { group: "engage" },
		flags: ["polls_enabled"],
	}),
];
