/** Everything that the demo feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { addAnnouncements } from "./jobs/add-announcements";
import { addIdeas } from "./jobs/add-ideas";
import { addLevels } from "./jobs/add-levels";
import { addMoments } from "./jobs/add-moments";
import { addPhotos } from "./jobs/add-photos";
import { addPolls } from "./jobs/add-polls";
import { addPurchases } from "./jobs/add-purchases";
import { addSurveys } from "./jobs/add-surveys";
import { addVideos } from "./jobs/add-videos";
import { addWallet } from "./jobs/add-wallet";
import { addWishes } from "./jobs/add-wishes";
import { applyHistory } from "./jobs/apply-history";
import { applyPrograms } from "./jobs/apply-programs";
import { openFlashSales } from "./jobs/open-flash-sales";
import { openSignIn } from "./jobs/open-sign-in";
import { prepareTenant } from "./jobs/prepare-tenant";

export const feature = defineFeature({
	jobs: [
		addAnnouncements,
		addIdeas,
		addLevels,
		addMoments,
		addPolls,
		addPhotos,
		addPurchases,
		addSurveys,
		addVideos,
		addWallet,
		addWishes,
		prepareTenant,
		applyPrograms,
		applyHistory,
		openSignIn,
	],
	scheduled: [openFlashSales],
});
