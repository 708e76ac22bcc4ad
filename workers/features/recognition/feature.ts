/** Everything that the recognition feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { checkDuplicateRecognition } from "./endpoints/check-duplicate-recognition";
import { fetchTeamMembers } from "./endpoints/fetch-team-members";
import { findRecipientsChosen } from "./endpoints/find-recipients";
import { getRecognitionCertificate } from "./endpoints/get-recognition-certificate";
import { giveRecognition } from "./endpoints/give-recognition";
import { notifyRecipients } from "./jobs/notify-recipients";
import { sweepOverGivingDays } from "./jobs/sweep-giving-days";
import { recognitionsReport } from "./lists/get-recognitions-report.query";
import { menu } from "./menu";

export const feature = defineFeature({
	endpoints: [
		checkDuplicateRecognition,
		fetchTeamMembers,
		findRecipientsChosen,
		getRecognitionCertificate,
		giveRecognition,
	],
	lists: [recognitionsReport],
	jobs: [notifyRecipients],
	scheduled: [sweepOverGivingDays],
	menu,
});
