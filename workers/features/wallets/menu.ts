/** The way to one's wallet. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** The wallet, where the account has one and shows points. */
export const menu = [
	defineMenuEntry({
		key: "wallets",
		label: "wallets:name",
		to: "/wallet",
		icon: "wallet",
		place: 47,
		side: { group: "engage" },
		flags: ["wallets_enabled", "!hide_points_for_account"],
	}),
];
