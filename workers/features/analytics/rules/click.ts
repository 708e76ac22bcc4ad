/** Where tiles of recommended items stand. @browser-safe @pure */

/** Rows of recommended items. */
export const recommendedRows = ["recommended", "within_reach", "related"] as const;
