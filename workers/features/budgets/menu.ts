/** The way to the budgets. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The budgets, for those who look after some. */
export const menu = [
	defineMenuEntry({
		key: "budgets",
		label: "budgets:menu.budgets",
		to: "/budgets",
		icon: "wallet",
		place: 42,
		side: { group: "top" },
		access: ["account_owner", "budget_owner"],
		flags: ["!hide_points_for_account"],
	}),
];
