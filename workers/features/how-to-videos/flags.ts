/** The switches that belong to the how-to videos, of accounts and of people. @pure */

/** Switches of an account. */
export const accountFlags = ["how_to_videos_enabled"] as const;

/** Switches of a person. */
export const userFlags = [] as const;
