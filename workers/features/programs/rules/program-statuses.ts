/** The states of a program, for the list that is narrowed by them. @browser-safe */

/** States of a program in lists; the detail says 'ended' for expired and 'ongoing' for active without an end. */
export const programStatuses = ["archived", "inactive", "expired", "upcoming", "active"] as const;

/** One of the states of a program. */
export type ProgramStatus = (typeof programStatuses)[number];
