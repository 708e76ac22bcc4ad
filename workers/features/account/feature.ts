/** Everything that the account feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { appVersion } from "./endpoints/app-version";
import { initAccount } from "./endpoints/init-account";
import { reportProblem } from "./endpoints/report-problem";

export const feature = defineFeature({
	endpoints: [appVersion, initAccount, reportProblem],
});
