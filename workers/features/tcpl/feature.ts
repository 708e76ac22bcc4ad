/** Everything that the tcpl feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getReport } from "./lists/get-report.query";
import { menu } from "./menu";

export const feature = defineFeature({ lists: [getReport], menu });
