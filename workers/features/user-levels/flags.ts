/** The switches that belong to user levels. @pure */

/** Switches of an account. */
export const accountFlags = ["user_levels_enabled"] as const;

/** Switches of a person. */
export const userFlags = ["can_see_user_level"] as const;
