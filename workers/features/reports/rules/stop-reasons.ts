/** Why a schedule stops by itself. @browser-safe @pure */

/** The reasons, each with words below `reports:schedules.stopped`. */
export const stopReasons = ["person_gone", "right_lost", "report_gone", "filter_broken", "nobody_left"] as const;

/** One of them. */
export type StopReason = (typeof stopReasons)[number];
