/** The way to reports. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Reports, for account owners and budget owners. */
export const menu = [
	defineMenuEntry({
		key: "reports",
		label: "reports:menu.reports",
		to: "/reports",
		icon: "report",
		place: 65,
		side: { group: "insight" },
		access: ["account_owner", "budget_owner"],
	}),
];
