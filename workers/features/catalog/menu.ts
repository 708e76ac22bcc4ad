/** The ways to the store, and to its management. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The store, for whoever may redeem, and its management. */
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
	defineMenuEntry({
		key: "store_management",
		label: "catalog:menu.manage",
		to: "/store/manage",
		icon: "sliders",
		place: 61,
		side: { group: "store" },
		access: ["account_owner"],
	}),
];
