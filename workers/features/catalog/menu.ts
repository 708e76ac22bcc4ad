/** The way to the store. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The store, for whoever may redeem. */
export const menu = [
	defineMenuEntry({
		key: "store",
		label: "catalog:menu.store",
		to: "/store",
		icon: "bag",
		place: 20,
		side: { group: "store" },
		flags: ["redemptions_enabled", "!user.disable_shop"],
	}),
];
