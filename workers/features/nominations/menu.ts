/** The way to nominations, by what somebody is: a moderator, a viewer of events, a viewer of publications. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";

const shared = { side: { group: "engage" as const }, label: "nominations:menu.nominations" as const };

/** One entry a person; a moderator's own wins, then that of whoever sees events. */
export const menu = [
	defineMenuEntry({
		...{ ...shared, key: "nominations", to: "/employee_nominations/moderation", icon: "trophy", place: 31 },
		flags: ["employee_nominations_enabled", "user.nomination_moderator"],
	}),
	defineMenuEntry({
		...{ ...shared, key: "nominations", to: "/employee_nominations/events", icon: "trophy", place: 31 },
		flags: ["employee_nominations_enabled", "!user.nomination_moderator", "user.can_view_nomination_events"],
	}),
	defineMenuEntry({
		...{ ...shared, key: "nominations_results", to: "/employee_nominations/publications", icon: "award", place: 32 },
		label: "nominations:menu.results",
		flags: [
			"employee_nominations_enabled",
			"!user.nomination_moderator",
			"!user.can_view_nomination_events",
			"user.can_view_nomination_publications",
		],
	}),
];
