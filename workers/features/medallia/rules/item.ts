/** What a Medallia item can be, and its bounds. @browser-safe @pure */

/** Its states. */
export const itemStatuses = ["pending", "approved", "rejected"] as const;

/** One of them. */
export type ItemStatus = (typeof itemStatuses)[number];

/** A customer answers with a score from 0 to 10. */
export const maxScore = 10;

/** Lengths of what an item holds. */
export const maxSourceLength = 100;
export const maxCommentLength = 2_000;
