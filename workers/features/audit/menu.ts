/** The way to the audit log. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The audit log, for account owners. */
export const menu = [
	defineMenuEntry({
		key: "audit_log",
		label: "audit:menu.auditLog",
		to: "/audit_log",
		icon: "shield",
		place: 92,
		side: { group: "account" },
		access: ["account_owner"],
	}),
];
