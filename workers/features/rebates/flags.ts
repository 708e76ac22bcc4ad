/** The switch of rebates. @pure */

/** Switches of an account. */
export const accountFlags = ["rebates_enabled"] as const;
