/** The ways to buying points. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** For whoever may buy for themselves; account owners buy for the account in its settings. */
export const menu = [
	defineMenuEntry({
		key: "buy_points",
		label: "buy-points:menu.buy",
		to: "/buy_points",
		icon: "plus",
		place: 46,
		side: { group: "engage" },
		flags: ["buy_points_enabled", "user.buy_points_enabled", "!hide_points_for_account"],
	}),
];
