/** Where a submission stands: at its first or second step, issued, denied, or taken back by its giver. @browser-safe @pure */

/** The states. */
export const submissionStatuses = ["pending_1", "pending_2", "issued", "denied", "withdrawn"] as const;

/** One of them. */
export type SubmissionStatus = (typeof submissionStatuses)[number];
