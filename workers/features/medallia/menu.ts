/** The way to what customers said. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** For who lets items into the feed. */
export const menu = [
	defineMenuEntry({
		key: "medallia",
		label: "medallia:menu.items",
		to: "/medallia",
		icon: "comment",
		place: 74,
		side: { group: "engage" },
		access: ["account_owner", "moderator"],
		flags: ["medallia_enabled"],
	}),
];
