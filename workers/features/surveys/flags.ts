/** The switch of surveys. @pure */

/** Switches of an account. */
export const accountFlags = ["surveys_enabled"] as const;
