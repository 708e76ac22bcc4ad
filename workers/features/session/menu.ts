/** The way to what a member sees. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Signing in as a member, for account owners. */
export const menu = [
	defineMenuEntry({
		key: "sign_in_as",
		label: "session:menu.signInAs",
		to: "/login/sudo",
		icon: "eye",
		place: 80,
		side: { group: "insight" },
		access: ["account_owner"],
	}),
];
