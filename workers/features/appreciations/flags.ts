/** The switches that belong to the appreciations feature. @pure */

/** Switches of an account. */
export const accountFlags = ["appreciations_enabled"] as const;

/** Switches of a person; with the account's it is on for everybody from whom an owner does not take it. */
export const userFlags = ["show_appreciations_to_user"] as const;
