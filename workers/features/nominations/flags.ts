/** The switches that belong to the nominations feature. @pure */

/** Switches of an account. */
export const accountFlags = ["employee_nominations_enabled"] as const;

/** Switches of a person. */
export const userFlags = [
	"can_view_nomination_events",
	"can_view_nomination_publications",
	"nomination_moderator",
] as const;
