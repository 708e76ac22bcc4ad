/** The way to the rules of the account's program, in a tab of its own. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The document. */
export const menu = [
	defineMenuEntry({
		key: "rules",
		label: "rules:menu.rules",
		to: "/rules",
		icon: "report",
		place: 95,
		side: { group: "engage" },
		flags: ["rules_enabled"],
		opensNewTab: true,
	}),
];
