/** What waits for a decision: its kinds, its states, and which of them are about a member. @browser-safe @pure */

/** The kinds of things that features hand over; each has its words in `moderation:kinds`. */
export const moderationKinds = [
	"bingo_square",
	"contest_photo",
	"idea",
	"point_claim",
	"points_above_limit",
	"rebate",
	"recognition",
	"reported_photo",
	"review",
	"sign_up",
] as const;

/** One of them. */
export type ModerationKind = (typeof moderationKinds)[number];

/** The kind whose thing is a person of the account, under the person's id. */
export const memberKind: ModerationKind = "sign_up";

/** The states of a request; `denied` is shown as 'Rejected'. */
export const finalStatuses = ["pending", "approved", "denied"] as const;

/** One of them. */
export type FinalStatus = (typeof finalStatuses)[number];

/** What a moderator does. */
export const moderationActions = ["approve", "reject"] as const;

/** The state to which an action leads. */
export const statusAfter = { approve: "approved", reject: "denied" } as const;
