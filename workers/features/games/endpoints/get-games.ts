/** All games as their owner sees them, and a chosen one with its tasks and prizes. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { presentGame, tasksOf } from "../rules/game";
import { proofs } from "../rules/limits";
import { gameOutput, presentPrize, prizeOutput } from "../steps/outputs";
import { findGame, listAllGames, listPrizes } from "../store/games";

export const getGames = defineEndpoint({
	name: "games/get-games",
	path: "/api/games/api_get_games",
	summary: "The newest games of the account in every state, and the chosen one with its tasks and prizes.",
	access: ["account_owner"],
	flags: ["bingo_enabled"],
	input: z.object({ game_id: z.int().optional() }),
	output: z.object({
		games: z.array(gameOutput),
		chosen: gameOutput
			.extend({
				budget_id: z.int().nullable(),
				tasks: z.array(z.object({ text: z.string(), proof: z.enum(proofs) })),
				prizes: z.array(prizeOutput),
			})
			.nullable(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, clock, read }, { game_id }) => {
		const now = clock.now();
		const [rows, [row], prizes] = await Promise.all([
			read(listAllGames(account.id)),
			game_id === undefined ? [] : read(findGame(account.id, game_id)),
			game_id === undefined ? [] : read(listPrizes(account.id, game_id)),
		]);
		if (game_id !== undefined && !row) throw notFound("game");
		return {
			games: rows.map((game) => presentGame(game, now)),
			chosen: row
				? {
						...presentGame(row, now),
						...{ budget_id: row.budget_id, tasks: tasksOf(row), prizes: prizes.map(presentPrize) },
					}
				: null,
		};
	},
});
