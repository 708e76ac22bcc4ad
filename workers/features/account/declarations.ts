/** Everything that the account feature declares, for the registry. */
import { appVersion } from "./endpoints/app-version";
import { initAccount } from "./endpoints/init-account";

export const accountDeclarations = {
	endpoints: {
		"account/app-version": appVersion,
		"account/init-account": initAccount,
	},
	tables: [],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
