/** Shows what is under one's scratch card and pays it; invariant: a card pays once (`game-card-<id>` in the ledger), while it is good. */
import { z } from "zod";
import { takesPart } from "#workers/features/overview";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { payPrize } from "../steps/holding";
import { getGame } from "../steps/own-game";
import { findCard, isCovered, revealCard } from "../store/cards";
import { listPrizes } from "../store/games";

export const scratch = defineEndpoint({
	name: "games/scratch",
	path: "/api/scratch_card/api_scratch",
	summary: "Shows what is under the signed-in user's scratch card, as it was drawn when it was issued, and pays it.",
	access: "signed_in",
	flags: ["bingo_enabled"],
	input: z.object({ card_id: z.int() }),
	output: z.object({ name: z.string(), points: z.int(), is_won: z.literal([0, 1]) }),
	errors: { card_expired: {}, game_changed: {}, not_eligible: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { card_id }) => {
		const { account, user, clock, read } = scope;
		const [card] = await read(findCard(account.id, card_id));
		if (card?.user_id !== user.id) throw notFound("game_card");
		const game = await getGame(scope, card.game_id, "scratch");
		const prizes = await read(listPrizes(account.id, game.id));
		const prize = prizes.find(({ position }) => position === card.prize_position);
		const { name, points } = prize ?? { name: "", points: 0 };
		const answer = { name, points, is_won: prize ? (1 as const) : (0 as const) };
		if (card.revealed_at !== null) return answer;
		if (card.expires_at === null || card.expires_at <= clock.now()) throw refuse("card_expired");
		const paying = await payPrize(scope, game, { points, key: `game-card-${card.id}` });
		return scope.commit({
			statements: [
				assertThat("game_changed", isCovered(account.id, card.id, clock.now())),
				revealCard(account.id, card.id, clock.now()),
				takesPart(scope, "games", user.id),
				...paying,
			],
			answer,
			audit: { subject_kind: "game", subject_id: game.id, details: { card_id: card.id, points } },
		});
	},
});
