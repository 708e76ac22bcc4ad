/** Everything that the games feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { earnings } from "./earnings";
import { getBingoCard } from "./endpoints/get-bingo-card";
import { getDraws } from "./endpoints/get-draws";
import { getGames } from "./endpoints/get-games";
import { getScratchCard } from "./endpoints/get-scratch-card";
import { markSquare } from "./endpoints/mark-square";
import { saveGameEndpoint } from "./endpoints/save-game";
import { scratch } from "./endpoints/scratch";
import { takeCard } from "./endpoints/take-card";
import { updateGameStatus } from "./endpoints/update-game-status";
import { winPrize } from "./endpoints/win-prize";
import { followGames } from "./jobs/follow-games";
import { menu } from "./menu";
import { bingoSquareToModerate } from "./moderation/bingo-square";
import { squareDecided } from "./notifications/square-decided";
import { squareWaiting } from "./notifications/square-waiting";
import { overviewParts } from "./overview-parts";
import { gameSummary } from "./reports/game-summary";
import { gameName } from "./store/games";

export const feature = defineFeature({
	summaries: [gameSummary],
	endpoints: [
		getBingoCard,
		getDraws,
		getGames,
		getScratchCard,
		markSquare,
		saveGameEndpoint,
		scratch,
		takeCard,
		updateGameStatus,
		winPrize,
	],
	moderation: [bingoSquareToModerate],
	notifications: [squareDecided, squareWaiting],
	scheduled: [followGames],
	references: { game: gameName },
	menu,
	earnings,
	overviewParts,
});
