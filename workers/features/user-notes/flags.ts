/** The switch that belongs to notes about people. @pure */

/** Switches of an account. */
export const accountFlags = ["user_detail_notes_enabled"] as const;
