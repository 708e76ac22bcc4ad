/** The way to one's wish lists. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Wish lists, for whoever may redeem. */
export const menu = [
	defineMenuEntry({
		key: "my_wishlists",
		label: "wish-lists:menu.wishLists",
		to: "/wish_lists",
		icon: "heart",
		place: 52,
		side: { group: "store" },
		flags: ["redemptions_enabled", "!user.disable_shop"],
	}),
];
