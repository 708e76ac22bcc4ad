/** Everything that the demo feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { addAnnouncements } from "./jobs/add-announcements";
import { addVideos } from "./jobs/add-videos";
import { addWishes } from "./jobs/add-wishes";
import { applyHistory } from "./jobs/apply-history";
import { applyPrograms } from "./jobs/apply-programs";
import { openFlashSales } from "./jobs/open-flash-sales";
import { openSignIn } from "./jobs/open-sign-in";
import { prepareTenant } from "./jobs/prepare-tenant";

export const feature = defineFeature({
	jobs: [addAnnouncements, addVideos, addWishes, prepareTenant, applyPrograms, applyHistory, openSignIn],
	scheduled: [openFlashSales],
});
