/** The way to one's points. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The statement, where the account shows points. */
export const menu = [
	defineMenuEntry({
		key: "points",
		label: "points:menu.points",
		to: "/points",
		icon: "wallet",
		place: 40,
		side: { group: "engage" },
		flags: ["!hide_points_for_account"],
	}),
];
