/** Everything that the nominations feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { earnings } from "./earnings";
import { changeEvent } from "./endpoints/change-event";
import { chooseWinnerOfTie } from "./endpoints/choose-winner";
import { getEvent } from "./endpoints/get-event";
import { getEventDetails } from "./endpoints/get-event-details";
import { getNominationsForModeration } from "./endpoints/get-nominations-for-moderation";
import { getPublication } from "./endpoints/get-publication";
import { moderateNomination } from "./endpoints/moderate-nomination";
import { save } from "./endpoints/save-event";
import { submitNomination } from "./endpoints/submit-nomination";
import { tellOpened } from "./jobs/tell-opened";
import { getEvents } from "./lists/get-events.query";
import { getManagedEvents } from "./lists/get-managed-events.query";
import { getPublications } from "./lists/get-publications.query";
import { menu } from "./menu";
import { jury } from "./notifications/jury";
import { kindWords } from "./notifications/kind-words";
import { opened } from "./notifications/opened";
import { overviewParts } from "./overview-parts";
import { nominationSummary } from "./reports/nomination-summary";

export const feature = defineFeature({
	endpoints: [
		changeEvent,
		chooseWinnerOfTie,
		getEvent,
		getEventDetails,
		getNominationsForModeration,
		getPublication,
		moderateNomination,
		save,
		submitNomination,
	],
	lists: [getEvents, getManagedEvents, getPublications],
	summaries: [nominationSummary],
	jobs: [tellOpened],
	notifications: [jury, kindWords, opened],
	menu,
	earnings,
	overviewParts,
});
