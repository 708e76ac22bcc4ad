/** The switch that belongs to invitations. @pure */

/** Switches of an account. */
export const accountFlags = ["invites_enabled"] as const;
