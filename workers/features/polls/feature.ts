/** Everything that the polls feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { pollActivity } from "./activities/poll";
import { changePoll } from "./endpoints/change-poll";
import { getPoll } from "./endpoints/get-poll";
import { getPollChoices } from "./endpoints/get-poll-choices";
import { getPollResults } from "./endpoints/get-poll-results";
import { save } from "./endpoints/save-poll";
import { takeVoteBack } from "./endpoints/take-vote-back";
import { vote } from "./endpoints/vote";
import { closePoll } from "./jobs/close-poll";
import { openPoll } from "./jobs/open-poll";
import { tellGroups } from "./jobs/tell-groups";
import { getPolls } from "./lists/get-polls.query";
import { menu } from "./menu";
import { asked } from "./notifications/asked";
import { overviewParts } from "./overview-parts";
import { pollResults } from "./reports/poll-results";

export const feature = defineFeature({
	endpoints: [changePoll, getPoll, getPollChoices, getPollResults, save, takeVoteBack, vote],
	lists: [getPolls],
	summaries: [pollResults],
	jobs: [closePoll, openPoll, tellGroups],
	activities: [pollActivity],
	notifications: [asked],
	menu,
	overviewParts,
});
