/** Everything that the import of points declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { pointsImport } from "./imports/points";

export const feature = defineFeature({ imports: [pointsImport] });
