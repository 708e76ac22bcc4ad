/** Bounds of following and blocking. @browser-safe @pure */

/** So many people and groups one follows at most, and so many people one blocks. */
export const maxFollowed = 500;
export const maxBlocked = 500;

/** What can be followed. */
export const followedKinds = ["person", "group"] as const;

/** One of them. */
export type FollowedKind = (typeof followedKinds)[number];
