/** The way to sales, for everybody where they are switched on. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Sales. */
export const menu = [
	defineMenuEntry({
		key: "sales",
		label: "sales:menu.sales",
		to: "/sales",
		icon: "chart",
		place: 49,
		side: { group: "top" },
		flags: ["sales_module_enabled"],
	}),
];
