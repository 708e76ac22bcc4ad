/** Pays what a bingo card reached; invariants: a card wins a prize once (`game_wins`), while it is in stock (`game_prizes_stock`), from what is held. */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { bingoPatterns } from "../rules/limits";
import { missingTo } from "../rules/patterns";
import { payPrize } from "../steps/holding";
import { getGame } from "../steps/own-game";
import { findCardOf } from "../store/cards";
import { isInStatus, isPrizeLeft, listPrizes, takePrize } from "../store/games";
import { insertWin, listSquares, listWins } from "../store/squares";

export const winPrize = defineEndpoint({
	name: "games/win-prize",
	path: "/api/bingo/api_win_prize",
	summary: "Takes the prize of a line, the corners or the full card that the signed-in user's bingo card has reached.",
	access: "signed_in",
	flags: ["bingo_enabled"],
	input: z.object({ game_id: z.int(), pattern: z.enum(bingoPatterns) }),
	output: z.object({ points: z.int() }),
	errors: {
		pattern_missing: {},
		prize_gone: { constraints: ["game_prizes_stock"] },
		game_changed: { constraints: ["game_wins.account_id, game_wins.card_id, game_wins.position"] },
		not_eligible: {},
	},
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { game_id, pattern }) => {
		const { account, user, clock, read } = scope;
		const game = await getGame(scope, game_id, "bingo");
		const [[card], prizes] = await Promise.all([
			read(findCardOf(account.id, game.id, user.id)),
			read(listPrizes(account.id, game.id)),
		]);
		const prize = prizes.find((one) => one.pattern === pattern);
		if (!card || !prize) throw notFound("game");
		const [marked, wins] = await Promise.all([
			read(listSquares(account.id, card.id)),
			read(listWins(account.id, card.id)),
		]);
		if (wins.some(({ position }) => position === prize.position)) return { points: prize.points };
		const done = new Set(marked.filter(({ status }) => status === "done").map(({ place }) => place));
		if (missingTo(pattern, game.size, done) > 0) throw refuse("pattern_missing");
		if (prize.taken >= prize.stock) throw refuse("prize_gone");
		const key = `game-win-${card.id}-${prize.position}`;
		const paying = await payPrize(scope, game, { points: prize.points, key });
		return scope.commit({
			statements: [
				assertAll({
					game_changed: isInStatus(account.id, game.id, ["open", "closed"]),
					prize_gone: isPrizeLeft(account.id, game.id, prize.position),
				}),
				insertWin(account.id, card.id, prize.position, clock.now()),
				takePrize(account.id, game.id, prize.position),
				...paying,
			],
			answer: { points: prize.points },
			audit: { subject_kind: "game", subject_id: game.id, details: { pattern, points: prize.points } },
		});
	},
});
