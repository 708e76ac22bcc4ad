/** Everything that the galaxy feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getGalaxy } from "./endpoints/get-galaxy";
import { menu } from "./menu";

export const feature = defineFeature({ menu, endpoints: [getGalaxy] });
