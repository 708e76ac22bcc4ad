/** The way to the announcements, for members to theirs and for account owners to all. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The announcements. */
export const menu = [
	defineMenuEntry({
		key: "announcements",
		label: "announcements:menu.announcements",
		to: "/announcements",
		icon: "megaphone",
		place: 36,
		side: { group: "engage" },
	}),
];
