/** The ways to one's own level, and for owners to all levels. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

/** One's level, for whoever may see it; what counts, for owners. */
export const menu = [
	defineMenuEntry({
		key: "user_level",
		label: "user-levels:menu.level",
		to: "/levels",
		icon: "award",
		place: 62,
		side: { group: "engage" },
		flags: ["user_levels_enabled", "user.can_see_user_level"],
	}),
	defineMenuEntry({
		key: "user_levels",
		label: "user-levels:menu.levels",
		to: "/levels/manage",
		icon: "award",
		place: 63,
		side: { group: "engage" },
		access: ["account_owner"],
		flags: ["user_levels_enabled"],
	}),
];
