/** What calls of competitions answer alike. */
import { z } from "zod";
import { statusAt } from "../rules/competition";
import { competitors, goals, metrics, statuses } from "../rules/limits";
import { directions, type Movement } from "../rules/movement";
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

/** A row of a board; ties share their place. Of whoever is not shown by name there is neither id, name nor picture. */
export const boardRowOutput = z.object({
	contestant_id: z.int().nullable(),
	/** The row's own number on the board, from 1. */
	position: z.int(),
	place: z.int(),
	is_tied: flag,
	/** Scoreboard points. */
	total: z.int(),
	name: z.string().nullable(),
	/** 0: others see no name; the person and account owners do. */
	is_named: flag,
	first_name: z.string().nullable(),
	last_name: z.string().nullable(),
	image_url: z.string().nullable(),
	/** Of a team: how many people it has. */
	member_count: z.int().nullable(),
	is_own: flag,
	/** Since the day before; null on the first day, and once it is over. */
	movement: z.object({ direction: z.enum(directions), places: z.int() }).nullable(),
	/** What was done, in the order of what counts. */
	figures: z.array(z.int()),
});

const unnamed = { contestant_id: null, name: null, first_name: null, last_name: null, image_url: null };

/** The same of a row with what its contestant did; by name to whoever may see it. */
export function presentRow(
	{ contestant_id, name, first_name, last_name, image_url, ...row }: BoardRow,
	{
		figures,
		movement,
		isTied,
		isOwn,
		seesNames,
	}: {
		figures: number[];
		movement: Movement | null;
		isTied: boolean;
		isOwn: boolean;
		seesNames: boolean;
	},
) {
	const { place, position, shown_total, member_count, is_named } = row;
	const who = { contestant_id, name, first_name, last_name, image_url };
	return {
		...(is_named === 1 || isOwn || seesNames ? who : unnamed),
		...{ place, position, total: shown_total, member_count, is_named, movement, figures },
		is_tied: isTied ? (1 as const) : (0 as const),
		is_own: isOwn ? (1 as const) : (0 as const),
	};
}
