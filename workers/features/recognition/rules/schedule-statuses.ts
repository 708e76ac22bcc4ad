/** Where a recognition with a chosen day stands, and why one was not given. @browser-safe @pure */

/** The states: it waits for its day, was given, sent for an approval, taken back by its giver, or could not be given. */
export const scheduleStatuses = ["scheduled", "given", "submitted", "withdrawn", "not_given"] as const;

/** One of them. */
export type ScheduleStatus = (typeof scheduleStatuses)[number];

/** Why it could not be given on its day. */
export const scheduleReasons = [
	"feature_disabled",
	"program_not_active",
	"not_a_giver",
	"budget_not_active",
	"nobody_can_receive",
	"nobody_approves",
	"giver_left",
] as const;

/** One of these. */
export type ScheduleReason = (typeof scheduleReasons)[number];
