/** The switches that belong to the appreciations feature. @pure */

/** Switches of an account. */
export const accountFlags = ["appreciations_enabled"] as const;
