/** Everything that the autosuggest feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { autosuggest } from "./endpoints/autosuggest";

export const feature = defineFeature({
	endpoints: [autosuggest],
});
