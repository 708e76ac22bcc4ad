/** Everything that the files feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { beginUpload } from "./endpoints/begin-upload";
import { getFile } from "./endpoints/get-file";
import { uploadPart } from "./endpoints/upload-part";
import { removeFiles } from "./jobs/remove-files";
import { removeParts } from "./jobs/remove-parts";
import { sweepUploads } from "./jobs/sweep-uploads";

export const feature = defineFeature({
	endpoints: [beginUpload, uploadPart],
	downloads: [getFile],
	jobs: [removeFiles, removeParts],
	scheduled: [sweepUploads],
});
