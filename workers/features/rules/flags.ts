/** The switches that belong to the rules feature, of accounts and of people. @pure */

/** Switches of an account: `rules_enabled` stands while there is a document. */
export const accountFlags = ["rules_enabled"] as const;

/** Switches of a person. */
export const userFlags = [] as const;
