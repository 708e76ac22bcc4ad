/** Everything that the account feature declares, for the registry. */
import { appVersion } from "./endpoints/app-version";
import { initAccount } from "./endpoints/init-account";
import { reportProblem } from "./endpoints/report-problem";

export const accountDeclarations = {
	endpoints: {
		"account/app-version": appVersion,
		"account/init-account": initAccount,
		"account/report-problem": reportProblem,
	},
	tables: [],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
