/** Everything that the account feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { appVersion } from "./endpoints/app-version";
import { initAccount } from "./endpoints/init-account";
import { reportProblem } from "./endpoints/report-problem";
import { saveProblemState } from "./endpoints/save-problem-state";
import { getProblemReports } from "./lists/get-problem-reports.query";

export const feature = defineFeature({
	endpoints: [appVersion, initAccount, reportProblem, saveProblemState],
	lists: [getProblemReports],
});
