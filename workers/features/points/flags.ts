/** The switches that belong to the points feature, of accounts and of people. @pure */

/** Switches of an account. */
export const accountFlags = ["hide_points_for_account"] as const;
