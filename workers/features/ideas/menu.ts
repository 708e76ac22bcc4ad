/** The way to the company's ideas. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Ideas, where the account has them and the person does. */
export const menu = [
	defineMenuEntry({
		key: "ideas",
		label: "ideas:menu.ideas",
		to: "/ideas",
		icon: "bulb",
		place: 32,
		side: { group: "engage" },
		flags: ["ideas_enabled", "!user.ideas_disabled"],
	}),
];
