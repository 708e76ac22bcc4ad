/** The switches that belong to the catalog feature, of accounts and of people. @pure */

/** Switches of an account. */
export const accountFlags = ["redemptions_enabled"] as const;

/** Switches of a person. */
export const userFlags = ["disable_shop"] as const;
