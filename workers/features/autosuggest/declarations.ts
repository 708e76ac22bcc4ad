/** Everything that the autosuggest feature declares, for the registry. */
import { autosuggest } from "./endpoints/autosuggest";

export const autosuggestDeclarations = {
	endpoints: { "autosuggest/autosuggest": autosuggest },
	tables: [],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
