/** Bingo as the signed-in person plays it: their card with what is marked, the prizes, and what the draw rests on. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { MemberScope } from "#workers/kernel/scope";
import { type GameRow, presentGame, tasksOf } from "../rules/game";
import { bingoPatterns, proofs } from "../rules/limits";
import { missingTo, placesInLines } from "../rules/patterns";
import { obstacleOf } from "../steps/obstacle";
import { gameChoice, gameOutput, obstacles, presentPrize, prizeOutput } from "../steps/outputs";
import { chooseGame } from "../steps/own-game";
import { type CardRow, countRecognitions, findCardOf } from "../store/cards";
import { listPrizes } from "../store/games";
import { listSquares, listWins } from "../store/squares";

const flag = z.literal([0, 1]);

const squareOutput = z.object({
	place: z.int(),
	task: z.string(),
	proof: z.enum(proofs),
	status: z.enum(["open", "waiting", "done", "rejected"]),
	/** Of squares that are checked by the product: whether it is so. */
	is_met: flag,
	is_in_line: flag,
	words: z.string(),
	picture_url: z.string(),
	/** What whoever decided said. */
	notes: z.string(),
});

export const getBingoCard = defineEndpoint({
	name: "games/get-bingo-card",
	path: "/api/bingo/api_get_card",
	summary: "A bingo game (the latest unless named) with the signed-in user's card, its squares, and the prizes.",
	access: "signed_in",
	flags: ["bingo_enabled"],
	input: z.object({ game_id: z.int().optional() }),
	output: z.object({
		games: z.array(gameChoice),
		game: gameOutput.nullable(),
		card: z.object({ id: z.int(), number: z.int(), squares: z.array(squareOutput) }).nullable(),
		prizes: z.array(
			prizeOutput.extend({
				pattern: z.enum(bingoPatterns),
				/** How many squares are missing; null without a card. */
				missing: z.int().nullable(),
				may_take: flag,
				won_at: z.int().nullable(),
			}),
		),
		obstacle: z.enum(obstacles),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { game_id }) => {
		const { account, user, clock, read } = scope;
		const { games, game } = await chooseGame(scope, "bingo", game_id);
		const shown = games.map(({ id, title, status }) => ({ id, title, status }));
		if (!game) return { games: shown, game: null, card: null, prizes: [], obstacle: "not_running" as const };
		const [[row], rows] = await Promise.all([
			read(findCardOf(account.id, game.id, user.id)),
			read(listPrizes(account.id, game.id)),
		]);
		const [obstacle, card, wins] = await Promise.all([
			obstacleOf(scope, game, rows),
			row ? presentCard(scope, game, row) : null,
			row ? read(listWins(account.id, row.id)) : [],
		]);
		const done = new Set(card?.squares.filter(({ status }) => status === "done").map(({ place }) => place));
		const prizes = rows.map((prize) => {
			const missing = card ? missingTo(prize.pattern, game.size, done) : null;
			const won_at = wins.find(({ position }) => position === prize.position)?.won_at ?? null;
			const isThere = missing === 0 && won_at === null && prize.taken < prize.stock && game.status !== "ended";
			return {
				...presentPrize(prize),
				pattern: prize.pattern as (typeof bingoPatterns)[number],
				...{ missing, won_at, may_take: isThere ? (1 as const) : (0 as const) },
			};
		});
		return { games: shown, game: presentGame(game, clock.now()), card, prizes, obstacle };
	},
});

async function presentCard({ account, user, read }: MemberScope, game: GameRow, { id, number, squares }: CardRow) {
	const [marked, [counted]] = await Promise.all([
		read(listSquares(account.id, id)),
		read(countRecognitions(account.id, user.id, game.starts_at, game.ends_at)),
	]);
	const tasks = tasksOf(game);
	const markedAt = new Map(marked.map((square) => [square.place, square]));
	const done = new Set(marked.filter(({ status }) => status === "done").map(({ place }) => place));
	const lines = placesInLines(game.size, done);
	const shown = (JSON.parse(squares) as number[]).map((task, place) => {
		const { text, proof } = tasks[task]!;
		const mark = markedAt.get(place);
		const isMet =
			(proof === "gave_recognition" && counted?.gave === 1) ||
			(proof === "received_recognition" && counted?.received === 1);
		return {
			...{
				place,
				task: text,
				proof,
				status: mark?.status ?? ("open" as const),
				is_met: isMet ? (1 as const) : (0 as const),
			},
			is_in_line: lines.has(place) ? (1 as const) : (0 as const),
			...{ words: mark?.words ?? "", picture_url: mark?.picture_url ?? "", notes: mark?.notes ?? "" },
		};
	});
	return { id, number, squares: shown };
}
