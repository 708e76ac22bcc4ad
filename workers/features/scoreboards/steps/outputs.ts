/** What calls of competitions answer alike. */
import { z } from "zod";
import { statusAt } from "../rules/competition";
import { competitors, goals, metrics, statuses } from "../rules/limits";
import type { BoardRow } from "../store/board";
import type { CompetitionRow } from "../store/competitions";

const flag = z.literal([0, 1]);

/** A competition. */
export const competitionOutput = z.object({
	id: z.int(),
	name: z.string(),
	rules: z.string(),
	status: z.enum(statuses),
	goal: z.enum(goals),
	/** Scoreboard points; 0 where the best at the end wins. */
	target: z.int(),
	competitor: z.enum(competitors),
	/** Only people of some groups compete. */
	has_entrants: flag,
	starts_at: z.int(),
	/** From when on the board shows what it showed then; null: never. */
	freezes_at: z.int().nullable(),
	ends_at: z.int(),
	/** Of when the board is; null before anything was counted. */
	shown_at: z.int().nullable(),
	/** How many have a place. */
	placed_count: z.int(),
});

/** The same of a row, in its state of now. */
export function presentCompetition(row: CompetitionRow, now: number) {
	const { id, name, rules, goal, target, competitor, has_entrants, starts_at, freezes_at, ends_at, shown_at } = row;
	return {
		...{ id, name, rules, goal, target, competitor, has_entrants, starts_at, freezes_at, ends_at, shown_at },
		...{ status: statusAt(row, now), placed_count: row.placed_count },
	};
}

/** What counts, and how many scoreboard points each of it is. */
export const metricOutput = z.object({ metric: z.enum(metrics), weight: z.int() });

/** A row of a board; ties share their place. */
export const boardRowOutput = z.object({
	contestant_id: z.int(),
	place: z.int(),
	is_tied: flag,
	/** Scoreboard points. */
	total: z.int(),
	name: z.string(),
	first_name: z.string().nullable(),
	last_name: z.string().nullable(),
	image_url: z.string().nullable(),
	/** Of a team: how many people it has. */
	member_count: z.int().nullable(),
	is_own: flag,
	/** What was done, in the order of what counts. */
	figures: z.array(z.int()),
});

/** The same of a row with what its contestant did. */
export function presentRow(
	{ contestant_id, place, shown_total, name, first_name, last_name, image_url, member_count }: BoardRow,
	{ figures, isTied, isOwn }: { figures: number[]; isTied: boolean; isOwn: boolean },
) {
	return {
		...{ contestant_id, place, total: shown_total, name, first_name, last_name, image_url, member_count, figures },
		is_tied: isTied ? (1 as const) : (0 as const),
		is_own: isOwn ? (1 as const) : (0 as const),
	};
}
