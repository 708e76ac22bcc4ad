/** The way to the executive summary. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** For account owners, and for whoever has people who report to them. */
export const menu = [
	defineMenuEntry({
		key: "executive_summary",
		label: "executive-summary:menu.summary",
		to: "/executive_summary",
		icon: "chart",
		place: 72,
		side: { group: "insight" },
		access: ["account_owner"],
		isForManagers: true,
		flags: ["executive_summary_enabled"],
	}),
];
