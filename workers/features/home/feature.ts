/** Everything that the home page declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { menu } from "./menu";

export const feature = defineFeature({ menu });
