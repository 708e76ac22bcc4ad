/** What an idea is made of: its states, what its author says beside the words, and the bounds. @browser-safe @pure */

/** The states of an idea (specification §4), after the draft that only its team sees. */
export const ideaStatuses = ["draft", "pending", "changes_suggested", "approved", "rejected"] as const;

/** One of them. */
export type IdeaStatus = (typeof ideaStatuses)[number];

/** The states in which others see one. */
export const shownStatuses = ["pending", "changes_suggested", "approved", "rejected"] as const;

/** What an idea would improve. */
export const impacts = ["costs", "safety", "customers", "work", "other"] as const;

/** What an author may say besides, by key; each is a short text. */
export const additionalKeys = ["impact", "yearly_saving", "cost_to_try", "place"] as const;

/** One of the keys. */
export type AdditionalKey = (typeof additionalKeys)[number];

/** What stands under which key. */
export type AdditionalFields = { [Key in AdditionalKey]?: string };

/** The most characters of a title, of each of the two texts, and of what is said besides. */
export const maxTitleLength = 80;
export const maxTextLength = 2_000;
export const maxAdditionalLength = 120;

/** The most people whose idea it is, and the most pictures. */
export const maxTeam = 10;
export const maxPictures = 5;

/** What happens to an idea, as its thread tells it. */
export const eventKinds = [
	"sent",
	"suggestion",
	"comment",
	"approved",
	"rejected",
	"merged",
	"featured",
	"unfeatured",
	"commission",
] as const;

/** One of them. */
export type EventKind = (typeof eventKinds)[number];

/** What a moderator decides of an idea that waits. */
export const ideaDecisions = ["approve", "suggest_changes", "reject", "merge"] as const;

/** One of them. */
export type IdeaDecision = (typeof ideaDecisions)[number];

/** Whether the author may change the words. */
export function mayBeChanged(status: IdeaStatus): boolean {
	return status === "draft" || status === "changes_suggested";
}

/** Whether votes are taken and taken back. */
export function takesVotes(status: IdeaStatus): boolean {
	return status !== "draft" && status !== "rejected";
}
