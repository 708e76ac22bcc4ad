/** The way to nominations, by what somebody is: a moderator, a viewer of events, a viewer of publications. @browser-safe */
import { defineMenuEntry } from "#workers/kernel/define-menu-entry";
import { type Role, roles } from "#workers/kernel/identity";

const looking: readonly Role[] = ["account_owner", "nomination_moderator"];

/** One entry a person; a moderator's own wins, then that of whoever sees events. */
export const menu = [
	defineMenuEntry({
		key: "nominations",
		label: "nominations:menu.nominations",
		to: "/employee_nominations/moderation",
		icon: "trophy",
		place: 58,
		side: { group: "engage" },
		flags: ["employee_nominations_enabled", "user.nomination_moderator"],
		instead: [
			{ to: "/employee_nominations/moderation", access: looking },
			{ to: "/employee_nominations/events", flags: ["user.can_view_nomination_events"] },
		],
	}),
	defineMenuEntry({
		key: "nominations_results",
		label: "nominations:menu.results",
		to: "/employee_nominations/publications",
		icon: "award",
		place: 59,
		side: { group: "engage" },
		access: roles.filter((role) => !looking.includes(role)),
		flags: [
			"employee_nominations_enabled",
			"!user.nomination_moderator",
			"!user.can_view_nomination_events",
			"user.can_view_nomination_publications",
		],
	}),
];
