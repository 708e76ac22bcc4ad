/** The switches that belong to scoreboard competitions. @pure */

/** Switches of an account. */
export const accountFlags = ["scoreboard_competitions_enabled"] as const;
