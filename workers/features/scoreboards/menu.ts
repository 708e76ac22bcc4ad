/** The ways to competitions, and for account owners to the making of them. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** Competitions for everybody, their management for owners. */
export const menu = [
	defineMenuEntry({
		key: "scoreboard_competitions",
		label: "scoreboards:menu.competitions",
		to: "/scoreboards",
		icon: "trophy",
		place: 64,
		side: { group: "engage" },
		flags: ["scoreboard_competitions_enabled"],
	}),
	defineMenuEntry({
		key: "scoreboards",
		label: "scoreboards:menu.manage",
		to: "/scoreboards/manage",
		icon: "trophy",
		place: 66,
		side: { group: "engage" },
		access: ["account_owner"],
		flags: ["scoreboard_competitions_enabled"],
	}),
];
