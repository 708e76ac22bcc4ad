/** Everything that the mail feature declares, for the registry. */
import { listLetters } from "./endpoints/list-letters";
import { sendLetter } from "./jobs/send-letter";

export const mailDeclarations = {
	endpoints: {
		"mail/list-letters": listLetters,
	},
	tables: [],
	reports: [],
	jobs: [sendLetter],
	downloads: [],
	scheduled: [],
} as const;
