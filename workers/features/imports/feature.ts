/** Everything that the imports feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { applyUpload } from "./endpoints/apply-upload";
import { checkUpload } from "./endpoints/check-upload";
import { discardUpload } from "./endpoints/discard-upload";
import { downloadResult } from "./endpoints/download-result";
import { uploadFile } from "./endpoints/upload-file";
import { fetchPictures } from "./jobs/fetch-pictures";
import { removeSource } from "./jobs/remove-source";
import { runImport } from "./jobs/run-import";
import { pastProcesses, pastUploads } from "./lists/get-past-requests.query";
import { refusedRows } from "./lists/get-refused-rows.query";
import { menu } from "./menu";

export const feature = defineFeature({
	endpoints: [uploadFile, checkUpload, applyUpload, discardUpload],
	lists: [pastUploads, pastProcesses, refusedRows],
	jobs: [runImport, fetchPictures, removeSource],
	downloads: [downloadResult],
	menu,
});
