/**
 * Issues a card; invariants: one a person and game (`game_cards_one_each`), the outcome is what the seed says of the card's
 * number, and no prize is given that is not in stock (`game_prizes_stock`), all in the batch that issues it.
 */
import { z } from "zod";
import { takesPart } from "#workers/features/overview";
import { assertAll, assertThat } from "#workers/kernel/assertions";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { drawOf, squaresOf } from "../rules/fairness";
import { type GameRow, tasksOf } from "../rules/game";
import { cardDays } from "../rules/limits";
import { obstacleOf } from "../steps/obstacle";
import { getGame } from "../steps/own-game";
import { type Candidate, findCardOf, hasNoCard, isIssued, issueCard } from "../store/cards";
import { isOpenNow, listPrizes } from "../store/games";

/** So many cards may be issued while one is composed. */
const candidateCount = 20;

export const takeCard = defineEndpoint({
	name: "games/take-card",
	path: "/api/games/api_take_card",
	summary:
		"Issues the signed-in user's card of a game: a bingo card, or a scratch card whose outcome is drawn at this moment and told when it is scratched.",
	access: "signed_in",
	flags: ["bingo_enabled"],
	input: z.object({ game_id: z.int() }),
	output: z.object({ card_id: z.int() }),
	errors: { not_running: {}, not_eligible: {}, not_for_you: {}, card_taken: {}, game_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { game_id }) => {
		const { account, user, clock, read, newId } = scope;
		const now = clock.now();
		const game = await getGame(scope, game_id);
		const [[known], prizes] = await Promise.all([
			read(findCardOf(account.id, game.id, user.id)),
			read(listPrizes(account.id, game.id)),
		]);
		if (known) return { card_id: known.id };
		const obstacle = await obstacleOf(scope, game, prizes);
		if (obstacle !== "") throw refuse(obstacle);
		const card = {
			...{ id: newId(), game_id: game.id, user_id: user.id, issued_at: now },
			expires_at: game.kind === "scratch" ? now + cardDays * dayMs : null,
		};
		return scope.commit({
			statements: [
				assertAll({
					not_running: isOpenNow(account.id, game.id, now),
					card_taken: hasNoCard(account.id, game.id, user.id),
				}),
				...issueCard(account.id, card, candidatesOf(game)),
				assertThat("game_changed", isIssued(account.id, card.id)),
				takesPart(scope, "games", user.id),
			],
			answer: { card_id: card.id },
			audit: { subject_kind: "game", subject_id: game.id, details: { card_id: card.id } },
		});
	},
});

/** What each of the next numbers holds; the database takes the one that is next as it writes. */
function candidatesOf(game: GameRow): Candidate[] {
	const tasks = tasksOf(game).length;
	return Array.from({ length: candidateCount }, (_, at) => {
		const number = game.issued_count + 1 + at;
		return game.kind === "bingo"
			? { number, drawn: null, squares: squaresOf(game.seed, game, number, tasks) }
			: { number, drawn: drawOf(game.seed, game.id, number), squares: [] };
	});
}
