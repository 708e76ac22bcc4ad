/** The way to rebates, for everybody where they are switched on. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Rebates. */
export const menu = [
	defineMenuEntry({
		key: "rebates",
		label: "rebates:menu.rebates",
		to: "/rebates",
		icon: "wallet",
		place: 67,
		side: { group: "top" },
		flags: ["sales_module_enabled", "rebates_enabled"],
	}),
];
