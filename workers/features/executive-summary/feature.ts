/** Everything that the executive summary declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { allocateSpotlights } from "./bulk-actions/allocate-spotlights";
import { getExecutivePrograms } from "./endpoints/get-executive-programs";
import { getExecutiveSummary } from "./endpoints/get-executive-summary";
import { saveExecutivePrograms } from "./endpoints/save-executive-programs";
import { getGratitudeTreeReport } from "./lists/get-gratitude-tree-report.query";
import { getSpotlightReport } from "./lists/get-spotlight-report.query";
import { menu } from "./menu";

export const feature = defineFeature({
	endpoints: [getExecutivePrograms, getExecutiveSummary, saveExecutivePrograms],
	lists: [getGratitudeTreeReport, getSpotlightReport],
	bulkActions: [allocateSpotlights],
	menu,
});
