/** What a poll is: its bounds and words, and what one person may do with it and see of its results. @pure */

export const maxQuestionLength = 140;
export const maxOptionLength = 120;
export const minOptions = 2;
export const maxOptions = 10;

/** Results of an anonymous poll are shown from so many voters on. */
export const minAnonymousVoters = 5;

/** A poll asks at most so many groups. */
export const maxGroups = 20;

/** A poll closes at most so long after it opens. */
export const maxDays = 366;

export const kinds = ["single", "multiple"] as const;
export const statuses = ["draft", "scheduled", "active", "paused", "closed", "archived"] as const;
export const audiences = ["everyone", "team", "groups"] as const;
export const resultRules = ["after_voting", "always", "after_close", "never"] as const;

/** Whether results are shown, or why not. */
export const sights = ["shown", "after_voting", "after_close", "never", "too_few"] as const;

/** Where a poll stands. */
export type Status = (typeof statuses)[number];

/** What decides of a poll what its reader sees. */
export type PollFacts = {
	author_id: number;
	status: Status;
	audience: "everyone" | "team";
	/** Of everyone only the people of its groups are asked; the reader is one of them. */
	has_groups: 0 | 1;
	is_in_groups: 0 | 1;
	team_manager_id: number | null;
	results: (typeof resultRules)[number];
	is_anonymous: 0 | 1;
	closes_at: number;
	first_voted_at: number | null;
	voter_count: number;
};

/** Whoever asks. */
export type PollReader = { id: number; role: string; manager_id: number | null };

/** Where it stands at a moment: an active poll is closed from its last moment on, before the clock has noted it. */
export function statusAt({ status, closes_at }: Pick<PollFacts, "status" | "closes_at">, now: number): Status {
	return (status === "active" || status === "paused") && closes_at <= now ? "closed" : status;
}

/** Whether somebody finds it: its author and account owners always; others from its opening until it is archived, if it is theirs. */
export function maySeePoll(poll: PollFacts, reader: PollReader): boolean {
	if (poll.author_id === reader.id) return true;
	if (poll.status === "draft") return false;
	if (reader.role === "account_owner") return true;
	if (poll.status === "scheduled" || poll.status === "archived") return false;
	return isFor(poll, reader);
}

/** For whom a poll is, as it is said. */
export function audienceOf({ audience, has_groups }: Pick<PollFacts, "audience" | "has_groups">) {
	return has_groups === 1 ? "groups" : audience;
}

type Audience = Pick<PollFacts, "audience" | "has_groups" | "is_in_groups" | "team_manager_id">;

function isFor(poll: Audience, reader: PollReader): boolean {
	if (poll.has_groups === 1) return poll.is_in_groups === 1;
	if (poll.audience === "everyone") return true;
	return poll.team_manager_id === reader.id || poll.team_manager_id === reader.manager_id;
}

/** Whether it is put to somebody: account owners look after every poll, and answer those that are for them. */
export function isAsked(poll: Audience & Pick<PollFacts, "author_id">, reader: PollReader): boolean {
	return poll.author_id === reader.id || isFor(poll, reader);
}

/** Whether somebody sees the results, or why not: by the poll's rule, and nobody those of an anonymous poll with few voters. */
export function sightOf(
	poll: PollFacts,
	reader: PollReader,
	{ hasVoted, now }: { hasVoted: boolean; now: number },
): (typeof sights)[number] {
	const status = statusAt(poll, now);
	const isClosed = status === "closed" || status === "archived";
	const isByRule =
		poll.author_id === reader.id ||
		poll.results === "always" ||
		(poll.results === "after_voting" && (hasVoted || isClosed)) ||
		(poll.results === "after_close" && isClosed);
	if (!isByRule) return poll.results as "after_voting" | "after_close" | "never";
	return poll.is_anonymous === 1 && poll.voter_count < minAnonymousVoters ? "too_few" : "shown";
}

/** Shares in whole percent of those who voted. */
export function percentOf(count: number, voters: number): number {
	return voters === 0 ? 0 : Math.round((count * 100) / voters);
}
