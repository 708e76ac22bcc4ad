/** The states of a brand of what is sold (specification §9). @browser-safe @pure */

/** A brand that was named with a sale is pending until an account owner decides. */
export const brandStatuses = ["approved", "pending", "rejected"] as const;

/** One of them. */
export type BrandStatus = (typeof brandStatuses)[number];
