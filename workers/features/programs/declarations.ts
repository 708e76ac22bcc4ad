/** Everything that the programs feature declares, for the registry. */
import { endpointOfTable } from "#workers/kernel/define-table";
import { getBehaviors } from "./endpoints/get-behaviors";
import { programsTable } from "./tables/programs";

export const programsDeclarations = {
	endpoints: {
		"programs/get-behaviors": getBehaviors,
		"programs/get-programs": endpointOfTable(programsTable),
	},
	tables: [programsTable],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
