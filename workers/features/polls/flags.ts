/** The switches that belong to the polls feature. @pure */

/** Switches of an account. */
export const accountFlags = ["polls_enabled"] as const;
