/** Everything that the photos feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { photoContestActivity } from "./activities/photo-contest";
import { getAlbum } from "./endpoints/get-album";
import { getAlbums } from "./endpoints/get-albums";
import { getContests } from "./endpoints/get-contests";
import { getPhoto } from "./endpoints/get-photo";
import { removeContest } from "./endpoints/remove-contest";
import { reportPhoto } from "./endpoints/report-photo";
import { saveAlbum } from "./endpoints/save-album";
import { saveContest } from "./endpoints/save-contest";
import { submitContestPhoto } from "./endpoints/submit-contest-photo";
import { uploadPhoto } from "./endpoints/upload-photo";
import { voteContestPhoto } from "./endpoints/vote-contest-photo";
import { withdrawPhoto } from "./endpoints/withdraw-photo";
import { endContests } from "./jobs/end-contests";
import { makePreviews } from "./jobs/make-previews";
import { menu } from "./menu";
import { contestPhotoToModerate, reportedPhotoToModerate } from "./moderation/photo";
import { contestWon } from "./notifications/contest-won";
import { photoDecided } from "./notifications/photo-decided";
import { photoWaiting } from "./notifications/photo-waiting";
import { overviewParts } from "./overview-parts";
import { contestSummary } from "./reports/contest-summary";

export const feature = defineFeature({
	summaries: [contestSummary],
	endpoints: [
		getAlbum,
		getAlbums,
		getContests,
		getPhoto,
		removeContest,
		reportPhoto,
		saveAlbum,
		saveContest,
		submitContestPhoto,
		uploadPhoto,
		voteContestPhoto,
		withdrawPhoto,
	],
	moderation: [contestPhotoToModerate, reportedPhotoToModerate],
	notifications: [contestWon, photoDecided, photoWaiting],
	activities: [photoContestActivity],
	scheduled: [endContests, makePreviews],
	menu,
	overviewParts,
});
