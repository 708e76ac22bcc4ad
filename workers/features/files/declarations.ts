/** Everything that the files feature declares, for the registry. */
import { getFile } from "./endpoints/get-file";

export const filesDeclarations = {
	endpoints: {},
	tables: [],
	reports: [],
	jobs: [],
	downloads: [getFile],
	scheduled: [],
} as const;
