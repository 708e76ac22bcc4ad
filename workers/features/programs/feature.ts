/** Everything that the programs feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getBehaviors } from "./endpoints/get-behaviors";
import { programsTable } from "./tables/programs";

export const feature = defineFeature({
	endpoints: [getBehaviors],
	tables: [programsTable],
});
