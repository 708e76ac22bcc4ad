/** The switch of forms. @pure */

/** Switches of an account. */
export const accountFlags = ["forms_enabled"] as const;
