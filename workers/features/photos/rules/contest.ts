/** What a contest is at a moment. @pure */

/** The moments of a contest. */
export type ContestTimes = { entries_from: number; entries_until: number; votes_until: number };

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
