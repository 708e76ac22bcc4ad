/** Everything that the translations feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getSummary } from "./endpoints/get-summary";
import { getTranslation } from "./endpoints/get-translation";
import { getTranslations } from "./endpoints/get-translations";
import { restoreTranslation } from "./endpoints/restore-translation";
import { saveTextForTranslation } from "./endpoints/save-text-for-translation";
import { updateTranslation } from "./endpoints/update-translation";
import { menu } from "./menu";
import { textsReport } from "./reports/texts-report";

export const feature = defineFeature({
	menu,
	endpoints: [
		getSummary,
		getTranslation,
		getTranslations,
		restoreTranslation,
		saveTextForTranslation,
		updateTranslation,
	],
	summaries: [textsReport],
});
