/** Everything that the demo feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { addAnnouncements } from "./jobs/add-announcements";
import { addExecutiveSummary } from "./jobs/add-executive-summary";
import { addFollows } from "./jobs/add-follows";
import { addForms } from "./jobs/add-forms";
import { addIdeas } from "./jobs/add-ideas";
import { addLevels } from "./jobs/add-levels";
import { addMedallia } from "./jobs/add-medallia";
import { addMoments } from "./jobs/add-moments";
import { addNominations } from "./jobs/add-nominations";
import { addPhotos } from "./jobs/add-photos";
import { addPointsExpiry } from "./jobs/add-points-expiry";
import { addPolls } from "./jobs/add-polls";
import { addRebates } from "./jobs/add-rebates";
import { addRecognitionPictures } from "./jobs/add-recognition-pictures";
import { addSales } from "./jobs/add-sales";
import { addScoreboards } from "./jobs/add-scoreboards";
import { addSurveys } from "./jobs/add-surveys";
import { addVideos } from "./jobs/add-videos";
import { addWallet } from "./jobs/add-wallet";
import { addWishes } from "./jobs/add-wishes";
import { applyHistory } from "./jobs/apply-history";
import { applyPrograms } from "./jobs/apply-programs";
import { countFigures } from "./jobs/count-figures";
import { openFlashSales } from "./jobs/open-flash-sales";
import { openSignIn } from "./jobs/open-sign-in";
import { prepareTenant } from "./jobs/prepare-tenant";

export const feature = defineFeature({
	jobs: [
		addAnnouncements,
		addFollows,
		addExecutiveSummary,
		addForms,
		addIdeas,
		addLevels,
		addMedallia,
		addMoments,
		addNominations,
		addPointsExpiry,
		addPolls,
		addPhotos,
		addRebates,
		addRecognitionPictures,
		addSales,
		addScoreboards,
		addSurveys,
		addVideos,
		addWallet,
		addWishes,
		prepareTenant,
		applyPrograms,
		applyHistory,
		openSignIn,
		countFigures,
	],
	scheduled: [openFlashSales],
});
