/** The menu's entry of what waits for a decision. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The inbox, for owners where people sign up, and for whoever has something to decide. */
export const menu = [
	defineMenuEntry({
		key: "moderation",
		label: "moderation:menu.moderation",
		to: "/moderation",
		icon: "shield",
		place: 45,
		side: { group: "top" },
		access: ["account_owner"],
		flags: ["custom_user_sign_up_enabled"],
		counts: "pending_moderations_count",
		isForWhoeverIsAsked: true,
	}),
];
