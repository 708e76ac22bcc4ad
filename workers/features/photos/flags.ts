/** The switches that belong to the photos feature. @pure */

/** Switches of an account: `photo_contest_enabled` stands from the first contest on. */
export const accountFlags = ["photo_albums_enabled", "photo_contest_enabled"] as const;
