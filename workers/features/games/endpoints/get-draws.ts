/** The cards of a game that is over, by their numbers, with what was drawn for each: whoever has the seed makes them again. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { isOver } from "../rules/game";
import { drawsPerPage } from "../rules/limits";
import { getGame } from "../steps/own-game";
import { listCards } from "../store/cards";
import { listPrizes } from "../store/games";

export const getDraws = defineEndpoint({
	name: "games/get-draws",
	path: "/api/games/api_get_draws",
	summary:
		"The cards of a game that is over, 50 at a time by their numbers, without names: what was drawn, and which prize it held.",
	access: "signed_in",
	flags: ["bingo_enabled"],
	input: z.object({ game_id: z.int(), after: z.int().min(0).default(0) }),
	output: z.object({
		cards: z.array(
			z.object({
				number: z.int(),
				/** From 0 to 999; null for bingo. */
				drawn: z.int().nullable(),
				/** The tasks of a bingo card by their places, counted from 0. */
				squares: z.array(z.int()),
				prize: z.object({ position: z.int(), name: z.string(), points: z.int() }).nullable(),
				is_own: z.literal([0, 1]),
			}),
		),
		next_after: z.int().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { game_id, after }) => {
		const { account, user, read } = scope;
		const game = await getGame(scope, game_id);
		if (!isOver(game)) throw notFound("game");
		const [rows, prizes] = await Promise.all([
			read(listCards(account.id, game.id, after)),
			read(listPrizes(account.id, game.id)),
		]);
		const cards = rows.slice(0, drawsPerPage).map(({ number, drawn, squares, prize_position, user_id }) => {
			const prize = prizes.find(({ position }) => position === prize_position);
			return {
				...{ number, drawn, squares: JSON.parse(squares) as number[] },
				prize: prize ? { position: prize.position, name: prize.name, points: prize.points } : null,
				is_own: user_id === user.id ? (1 as const) : (0 as const),
			};
		});
		return { cards, next_after: rows.length > drawsPerPage ? (cards.at(-1)?.number ?? null) : null };
	},
});
