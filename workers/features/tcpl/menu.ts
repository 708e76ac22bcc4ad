/** The way to the report by hierarchy. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** For account owners, and for whoever has people who report to them. */
export const menu = [
	defineMenuEntry({
		key: "tcpl",
		label: "tcpl:menu.report",
		to: "/tcpl",
		icon: "report",
		place: 73,
		side: { group: "insight" },
		access: ["account_owner"],
		isForManagers: true,
		flags: ["is_tcpl_account"],
	}),
];
