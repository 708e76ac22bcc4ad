/** The way to the batches of certificates. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Certificates, for account owners. */
export const menu = [
	defineMenuEntry({
		key: "certificates",
		label: "certificates:menu.certificates",
		to: "/certificates",
		icon: "gift",
		place: 48,
		side: { group: "top" },
		access: ["account_owner"],
		flags: ["ots_enabled", "!hide_points_for_account"],
	}),
];
