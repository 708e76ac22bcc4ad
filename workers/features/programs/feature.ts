/** Everything that the programs feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getBehaviors } from "./endpoints/get-behaviors";
import { getBudgetPace } from "./endpoints/get-budget-pace";
import { getPrograms } from "./lists/get-programs.query";
import { programName } from "./store";

export const feature = defineFeature({
	endpoints: [getBehaviors, getBudgetPace],
	lists: [getPrograms],
	references: { program: programName },
});
