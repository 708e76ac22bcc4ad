/** Where a claim of points stands: waiting, paid, refused, or taken back by who asked. @browser-safe @pure */

/** The states. */
export const claimStatuses = ["waiting", "paid", "refused", "withdrawn"] as const;

/** One of them. */
export type ClaimStatus = (typeof claimStatuses)[number];

/** What is still undecided may stand so often for one person. */
export const maxWaitingClaims = 20;
