/** What a contest is at a moment. @pure */
import { startOfDayOf } from "#workers/kernel/days";

/** The moments of a contest. */
export type ContestTimes = { entries_from: number; entries_until: number; votes_until: number };

/** What each person has one vote for: the whole contest, or each day of its voting. */
export const votesPer = ["contest", "day"] as const;

/** One of the two. */
export type VotesPer = (typeof votesPer)[number];

/** The phases of a contest, in their order. */
export const contestPhases = ["upcoming", "entering", "voting", "closed"] as const;

/** One of them. */
export type ContestPhase = (typeof contestPhases)[number];

/** The phase at a moment; entries end when voting begins. */
export function phaseOf({ entries_from, entries_until, votes_until }: ContestTimes, now: number): ContestPhase {
	if (now < entries_from) return "upcoming";
	if (now < entries_until) return "entering";
	return now < votes_until ? "voting" : "closed";
}

/** The day for which a vote of now counts, by when it began in the account's time zone; null for the whole contest. */
export function dayOfVote(votes_per: VotesPer, now: number, time_zone: string): number | null {
	return votes_per === "day" ? startOfDayOf(now, time_zone) : null;
}
