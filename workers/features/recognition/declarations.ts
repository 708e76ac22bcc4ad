/** Everything that the recognition feature declares, for the registry. */
import { endpointOfTable } from "#workers/kernel/define-table";
import { checkDuplicateRecognition } from "./endpoints/check-duplicate-recognition";
import { fetchTeamMembers } from "./endpoints/fetch-team-members";
import { findRecipientsChosen } from "./endpoints/find-recipients";
import { getRecognitionCertificate } from "./endpoints/get-recognition-certificate";
import { giveRecognition } from "./endpoints/give-recognition";
import { notifyRecipients } from "./jobs/notify-recipients";
import { recognitionsReport } from "./tables/recognitions-report";

export const recognitionDeclarations = {
	endpoints: {
		"recognition/check-duplicate-recognition": checkDuplicateRecognition,
		"recognition/fetch-team-members": fetchTeamMembers,
		"recognition/find-recipients": findRecipientsChosen,
		"recognition/get-recognition-certificate": getRecognitionCertificate,
		"recognition/get-recognitions-report": endpointOfTable(recognitionsReport),
		"recognition/give-recognition": giveRecognition,
	},
	tables: [recognitionsReport],
	reports: [],
	jobs: [notifyRecipients],
	downloads: [],
	scheduled: [],
} as const;
