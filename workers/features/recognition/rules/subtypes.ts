/** What is given: a recognition of what somebody did, or a commitment, a promise that counts once it was kept. @browser-safe @pure */

/** The subtypes. */
export const recognitionSubtypes = ["recognition", "commitment"] as const;

/** One of them. */
export type RecognitionSubtype = (typeof recognitionSubtypes)[number];

/** Where a commitment stands. */
export const commitmentStatuses = ["open", "kept", "not_kept"] as const;

/** One of these. */
export type CommitmentStatus = (typeof commitmentStatuses)[number];

/** To so many people at most a commitment is made at once: each is kept, or not, by itself. */
export const maxCommitted = 20;
