/** What an event is: its bounds and words, its states, and who may do what in it. @browser-safe @pure */
import { isOnFor, type User } from "#workers/kernel/identity";

export const maxNameLength = 80;
export const maxDescriptionLength = 1_000;
export const maxCategories = 6;
export const maxCategoryNameLength = 60;
export const maxLineLength = 200;
export const maxQuestions = 3;
export const maxRounds = 3;
export const maxJurors = 20;
export const maxWordsLength = 1_000;
export const minReasonLength = 10;
export const maxReasonLength = 500;
/** An event takes so many nominations, so that it can be judged and published at once. */
export const maxNominations = 1_000;

export const methods = ["approve", "score", "vote"] as const;
export const statuses = ["draft", "open", "closed", "reviewing", "finalised", "published", "archived"] as const;
export const changes = ["open", "close", "reopen", "review", "finalise", "publish", "archive", "delete"] as const;

/** How a round is judged. */
export type Method = (typeof methods)[number];
/** Where an event stands. */
export type Status = (typeof statuses)[number];
/** What can be done with an event. */
export type Change = (typeof changes)[number];

const ways: Record<Change, { from: readonly Status[]; to: Status | null }> = {
	open: { from: ["draft"], to: "open" },
	close: { from: ["open"], to: "closed" },
	reopen: { from: ["closed", "reviewing"], to: "open" },
	review: { from: ["closed", "reviewing"], to: "reviewing" },
	finalise: { from: ["reviewing"], to: "finalised" },
	publish: { from: ["finalised"], to: "published" },
	archive: { from: ["published"], to: "archived" },
	delete: { from: ["draft"], to: null },
};

/** Where a change comes from and leads. */
export function wayOf(change: Change): { from: readonly Status[]; to: Status | null } {
	return ways[change];
}

/** Where it stands at a moment: an open event is closed from its last moment on. */
export function statusAt({ status, closes_at }: { status: Status; closes_at: number }, now: number): Status {
	return status === "open" && closes_at <= now ? "closed" : status;
}

/** What can be done with an event that stands so: another round only while there is one, then its end. */
export function changesOf(status: Status, { round, rounds }: { round: number; rounds: number }): Change[] {
	return changes.filter((change) => {
		if (!ways[change].from.includes(status)) return false;
		if (change === "review") return round < rounds || status === "closed";
		return change !== "finalise" || round >= rounds;
	});
}

type Person = Pick<User, "role" | "switches">;

/** Account owners and nomination moderators look after events. */
export function mayModerate(user: Person): boolean {
	return user.role === "account_owner" || user.role === "nomination_moderator" || isOnFor(user, "nomination_moderator");
}

/** Who nominates: those who see the events, and those who look after them. */
export function mayNominate(user: Person): boolean {
	return mayModerate(user) || isOnFor(user, "can_view_nomination_events");
}

/** Who sees what was published; whoever was named sees their own event besides. */
export function maySeePublications(user: Person): boolean {
	return mayModerate(user) || isOnFor(user, "can_view_nomination_publications");
}
