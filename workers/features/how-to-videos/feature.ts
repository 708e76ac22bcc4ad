/** Everything that the how-to videos declare, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { deleteVideo } from "./endpoints/delete-video";
import { getEditions } from "./endpoints/get-editions";
import { getVideo } from "./endpoints/get-video";
import { getVideoFile } from "./endpoints/get-video-file";
import { getVideos } from "./endpoints/get-videos";
import { moveVideo } from "./endpoints/move-video";
import { removeCaptions } from "./endpoints/remove-captions";
import { saveVideo } from "./endpoints/save-video";
import { saveVideoSource } from "./endpoints/save-video-source";
import { uploadVideoFile } from "./endpoints/upload-video-file";
import { removeVideoFiles } from "./jobs/remove-video-files";
import { menu } from "./menu";
import { videosSection } from "./searches/videos";

export const feature = defineFeature({
	menu,
	endpoints: [
		deleteVideo,
		getEditions,
		getVideo,
		getVideos,
		moveVideo,
		removeCaptions,
		saveVideo,
		saveVideoSource,
		uploadVideoFile,
	],
	downloads: [getVideoFile],
	jobs: [removeVideoFiles],
	searches: [videosSection],
});
