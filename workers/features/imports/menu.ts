/** The way to uploads. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Uploads, for account owners. */
export const menu = [
	defineMenuEntry({
		key: "uploads",
		label: "imports:menu.uploads",
		to: "/uploads",
		icon: "upload",
		place: 70,
		side: { group: "account" },
		access: ["account_owner"],
	}),
];
