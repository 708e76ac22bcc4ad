/** The ways to one's own orders, and to everybody's. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";
import { orderManagers } from "./rules/order-managers";

/** One's own orders, and their management. */
export const menu = [
	defineMenuEntry({
		key: "orders",
		label: "orders:menu.orders",
		to: "/store/orders",
		icon: "box",
		place: 50,
		side: { group: "store" },
		flags: ["redemptions_enabled", "!user.disable_shop"],
	}),
	defineMenuEntry({
		key: "orders_management",
		label: "orders:menu.management",
		to: "/recognitions/orders_management",
		icon: "truck",
		place: 60,
		side: { group: "store" },
		access: orderManagers,
		flags: ["orders_management_enabled"],
	}),
];
