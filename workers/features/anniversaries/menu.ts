/** The owners' way to what their company does on anniversaries. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Rules of anniversaries. */
export const menu = [
	defineMenuEntry({
		key: "anniversaries",
		label: "anniversaries:menu.anniversaries",
		to: "/anniversaries/rules",
		icon: "calendar",
		place: 37,
		side: { group: "engage" },
		access: ["account_owner"],
	}),
];
