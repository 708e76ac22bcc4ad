/** Everything that the rules feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getRules } from "./endpoints/get-rules";
import { removeRules } from "./endpoints/remove-rules";
import { saveRules } from "./endpoints/save-rules";
import { menu } from "./menu";

export const feature = defineFeature({ menu, endpoints: [getRules, removeRules, saveRules] });
