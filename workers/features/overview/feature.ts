/** Everything that the overview declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getOverview } from "./endpoints/get-overview";
import { followFigures } from "./jobs/follow-figures";

export const feature = defineFeature({ endpoints: [getOverview], scheduled: [followFigures] });
