/** The ways to bingo, to scratch cards, and for account owners to all games. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Bingo where the account plays, scratch cards once there is such a game. */
export const menu = [
	defineMenuEntry({
		key: "bingo",
		label: "games:menu.bingo",
		to: "/bingo",
		icon: "grid",
		place: 54,
		side: { group: "engage" },
		flags: ["bingo_enabled"],
	}),
	defineMenuEntry({
		key: "scratch_card",
		label: "games:menu.scratch",
		to: "/scratch-card",
		icon: "gift",
		place: 55,
		side: { group: "engage" },
		flags: ["bingo_enabled", "scratch_card_enabled"],
	}),
	defineMenuEntry({
		key: "games",
		label: "games:menu.games",
		to: "/games/manage",
		icon: "trophy",
		place: 56,
		side: { group: "engage" },
		access: ["account_owner"],
		flags: ["bingo_enabled"],
	}),
];
