/** How many prizes of each game there are and were won, and what is left of their points. */
import { summaryColumns } from "#workers/kernel/define-summary";
import { defineWalkedSummary } from "#workers/kernel/gathered-summary";
import { textKey } from "#workers/kernel/names";
import { listPrizeFigures } from "../store/summaries";

export const gameSummary = defineWalkedSummary(
	{
		name: "games/game-summary",
		report_type: "game_summary",
		columns: summaryColumns("games:gameSummary", {
			game: "text",
			cards: "number",
			prize: "text",
			points: "points",
			stock: "number",
			taken: "number",
			left: "number",
		}),
	},
	{
		summary: "Games with their cards and prizes: how many of each there are, were won and are left.",
		access: ["account_owner"],
		flags: ["bingo_enabled"],
		walk: (scope, walk) => listPrizeFigures(scope.account.id, walk),
		present: ({ translate }, { game, cards, prize, pattern, points, stock, taken }) => ({
			...{ game, cards, points, stock, taken },
			prize: prize || pattern === "card" ? prize : translate(textKey(`games:bingo.${pattern}`)),
			left: stock - taken,
		}),
	},
);
