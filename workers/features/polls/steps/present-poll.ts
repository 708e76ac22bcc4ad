/** A poll as its reader may see it: what they can choose or chose, and results as far as its rule shows them. */
import { z } from "zod";
import { personOutput } from "#workers/features/members";
import type { MemberScope } from "#workers/kernel/scope";
import {
	audienceOf,
	audiences,
	isAsked,
	kinds,
	percentOf,
	resultRules,
	sightOf,
	sights,
	statusAt,
	statuses,
} from "../rules/poll";
import type { PollRow } from "../store/polls";

const flag = z.literal([0, 1]);

export const pollOutput = z.object({
	id: z.int(),
	question: z.string(),
	kind: z.enum(kinds),
	status: z.enum(statuses),
	audience: z.enum(audiences),
	results: z.enum(resultRules),
	is_anonymous: flag,
	opens_at: z.int(),
	closes_at: z.int(),
	/** Names the question as it was read; a vote may send it along. */
	version: z.int(),
	author: personOutput.omit({ title: true, activation_pending: true }),
	voter_count: z.int(),
	/** Whether results are shown, or why not. */
	sight: z.enum(sights),
	options: z.array(
		z.object({
			option_id: z.int(),
			label: z.string(),
			/** 1: the reader chose it. */
			is_mine: flag,
			/** Null where results are not shown. */
			vote_count: z.int().nullable(),
			percent: z.int().nullable(),
		}),
	),
	has_voted: flag,
	may_vote: flag,
	may_take_back: flag,
	activity_id: z.int().nullable(),
});

/** A poll on the wire. */
export type PresentedPoll = z.output<typeof pollOutput>;

/** Presents it. */
export function presentPoll({ user, clock }: Pick<MemberScope, "user" | "clock">, row: PollRow): PresentedPoll {
	const now = clock.now();
	const chosen = JSON.parse(row.own_option_ids ?? "[]") as number[];
	const hasVoted = row.own_option_ids !== null;
	const status = statusAt(row, now);
	const sight = sightOf(row, user, { hasVoted, now });
	const takes = status === "active" && isAsked(row, user);
	const options = JSON.parse(row.options) as { option_id: number; label: string; vote_count: number }[];
	const author = JSON.parse(row.author) as PresentedPoll["author"];
	return {
		...{ id: row.id, question: row.question, kind: row.kind, status, audience: audienceOf(row), results: row.results },
		...{ is_anonymous: row.is_anonymous, opens_at: row.opens_at, closes_at: row.closes_at, version: row.version },
		...{ author, voter_count: row.voter_count, sight, activity_id: row.activity_id },
		options: options.map(({ option_id, label, vote_count }) => ({
			...{ option_id, label, is_mine: flagOf(chosen.includes(option_id)) },
			vote_count: sight === "shown" ? vote_count : null,
			percent: sight === "shown" ? percentOf(vote_count, row.voter_count) : null,
		})),
		has_voted: flagOf(hasVoted),
		may_vote: flagOf(takes && !hasVoted),
		may_take_back: flagOf(takes && hasVoted),
	};
}

const flagOf = (is: boolean): 0 | 1 => (is ? 1 : 0);
