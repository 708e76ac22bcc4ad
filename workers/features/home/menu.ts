/** The way home: to the feed, or to the account owner's overview. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The home page. */
export const menu = [
	defineMenuEntry({
		key: "home",
		label: "home:menu.home",
		to: "/",
		icon: "home",
		place: 10,
		side: { group: "top", label: "home:menu.overview" },
	}),
];
