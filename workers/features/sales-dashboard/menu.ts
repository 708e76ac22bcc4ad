/** The way to the sales dashboard, for everybody where sales are switched on. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The dashboard. */
export const menu = [
	defineMenuEntry({
		key: "sales_dashboard",
		label: "sales-dashboard:menu.dashboard",
		to: "/sales_dashboard",
		icon: "chart",
		place: 51,
		side: { group: "insight" },
		flags: ["sales_module_enabled"],
	}),
];
