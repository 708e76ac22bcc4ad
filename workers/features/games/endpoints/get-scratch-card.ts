/** The scratch card of the signed-in person with odds and stock; invariant: what is under a card is told to nobody before it was scratched. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { presentGame } from "../rules/game";
import { obstacleOf } from "../steps/obstacle";
import { gameChoice, gameOutput, obstacles, presentPrize, prizeOutput } from "../steps/outputs";
import { chooseGame } from "../steps/own-game";
import { type CardRow, findCardOf } from "../store/cards";
import { listPrizes, type PrizeRow } from "../store/games";

const flag = z.literal([0, 1]);

export const getScratchCard = defineEndpoint({
	name: "games/get-scratch-card",
	path: "/api/scratch_card/api_get_card",
	summary:
		"A scratch card game (the latest unless named) with the signed-in user's card, the odds and what is left of each prize.",
	access: "signed_in",
	flags: ["bingo_enabled"],
	input: z.object({ game_id: z.int().optional() }),
	output: z.object({
		games: z.array(gameChoice),
		game: gameOutput.nullable(),
		card: z
			.object({
				id: z.int(),
				number: z.int(),
				issued_at: z.int(),
				expires_at: z.int().nullable(),
				is_revealed: flag,
				is_expired: flag,
				/** What was under it; null while it is covered, and where it was nothing. */
				prize: z.object({ name: z.string(), points: z.int() }).nullable(),
			})
			.nullable(),
		prizes: z.array(prizeOutput),
		obstacle: z.enum(obstacles),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { game_id }) => {
		const { account, user, clock, read } = scope;
		const { games, game } = await chooseGame(scope, "scratch", game_id);
		const shown = games.map(({ id, title, status }) => ({ id, title, status }));
		if (!game) return { games: shown, game: null, card: null, prizes: [], obstacle: "not_running" as const };
		const [[row], prizes] = await Promise.all([
			read(findCardOf(account.id, game.id, user.id)),
			read(listPrizes(account.id, game.id)),
		]);
		return {
			games: shown,
			game: presentGame(game, clock.now()),
			card: row ? presentCard(row, prizes, clock.now()) : null,
			prizes: prizes.map(presentPrize),
			obstacle: await obstacleOf(scope, game, prizes),
		};
	},
});

function presentCard(
	{ id, number, issued_at, expires_at, revealed_at, prize_position }: CardRow,
	prizes: readonly PrizeRow[],
	now: number,
) {
	const won = revealed_at === null ? undefined : prizes.find(({ position }) => position === prize_position);
	const isExpired = revealed_at === null && expires_at !== null && expires_at <= now;
	return {
		...{ id, number, issued_at, expires_at, is_revealed: revealed_at === null ? (0 as const) : (1 as const) },
		is_expired: isExpired ? (1 as const) : (0 as const),
		prize: won ? { name: won.name, points: won.points } : null,
	};
}
