/** What calls of games answer alike. */
import { z } from "zod";
import { cardFor, gameKinds, gameStatuses, patterns } from "../rules/limits";

const flag = z.literal([0, 1]);

/** A game. */
export const gameOutput = z.object({
	id: z.int(),
	kind: z.enum(gameKinds),
	title: z.string(),
	rules: z.string(),
	status: z.enum(gameStatuses),
	starts_at: z.int(),
	ends_at: z.int(),
	size: z.int(),
	card_for: z.enum(cardFor),
	/** SHA-256 of the seed by which all cards are drawn. */
	commitment: z.string(),
	/** The seed itself, once nothing is drawn by it any more. */
	seed: z.string(),
	issued_count: z.int(),
	is_running: flag,
});

/** A game among others. */
export const gameChoice = z.object({ id: z.int(), title: z.string(), status: z.enum(gameStatuses) });

/** A prize with what is left of it; `chances` of 1,000 cards hold it. */
export const prizeOutput = z.object({
	position: z.int(),
	pattern: z.enum(patterns),
	name: z.string(),
	points: z.int(),
	stock: z.int(),
	left: z.int(),
	chances: z.int(),
});

/** The same of a row. */
export function presentPrize(row: {
	position: number;
	pattern: (typeof patterns)[number];
	name: string;
	points: number;
	stock: number;
	taken: number;
	draw_from: number;
	draw_to: number;
}) {
	const { position, pattern, name, points, stock, taken, draw_from, draw_to } = row;
	return { position, pattern, name, points, stock, left: stock - taken, chances: draw_to - draw_from };
}

/** Why somebody cannot take a card now; empty where they can. */
export const obstacles = ["", "not_running", "not_eligible", "not_for_you"] as const;
