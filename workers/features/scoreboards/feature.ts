/** Everything that the scoreboards feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { changeCompetition } from "./endpoints/change-competition";
import { getBoard } from "./endpoints/get-board";
import { getBoardChoice } from "./endpoints/get-board-choice";
import { getCompetitions } from "./endpoints/get-competitions";
import { getManagedCompetitions } from "./endpoints/get-managed-competitions";
import { saveBoardChoice } from "./endpoints/save-board-choice";
import { saveCompetitionEndpoint } from "./endpoints/save-competition";
import { followCompetitions } from "./jobs/follow-competitions";
import { getStandings } from "./lists/get-standings.query";
import { menu } from "./menu";
import { ended } from "./notifications/ended";
import { started } from "./notifications/started";
import { competitionName } from "./store/competitions";

export const feature = defineFeature({
	endpoints: [
		changeCompetition,
		getBoard,
		getBoardChoice,
		getCompetitions,
		getManagedCompetitions,
		saveBoardChoice,
		saveCompetitionEndpoint,
	],
	lists: [getStandings],
	notifications: [ended, started],
	scheduled: [followCompetitions],
	references: { scoreboard_competition: competitionName },
	menu,
});
