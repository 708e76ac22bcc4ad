/** The switch of Medallia items. @pure */

/** Switches of an account. */
export const accountFlags = ["medallia_enabled"] as const;
