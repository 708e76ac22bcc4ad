/** What questions are about, in the order of the page. @browser-safe @pure */

/** The topics. */
export const topics = ["recognition", "points", "orders", "access", "other"] as const;

/** One of them. */
export type Topic = (typeof topics)[number];
