/** The switches that belong to ideas. @pure */

/** Switches of an account. */
export const accountFlags = ["ideas_enabled"] as const;

/** Switches of a person: who moderates ideas, and who does without them. */
export const userFlags = ["can_moderate_ideas", "ideas_disabled"] as const;
