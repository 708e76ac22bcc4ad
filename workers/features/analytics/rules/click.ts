/** Where tiles of recommended items stand. @browser-safe @pure */

/** Rows of recommended items: what the account puts forward, and what the store found for the reader. */
export const recommendedRows = ["featured", "homepage", "recommended", "within_reach", "related"] as const;
