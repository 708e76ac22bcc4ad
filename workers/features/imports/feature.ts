/** Everything that the imports feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { applyUpload } from "./endpoints/apply-upload";
import { checkUpload } from "./endpoints/check-upload";
import { discardUpload } from "./endpoints/discard-upload";
import { downloadResult } from "./endpoints/download-result";
import { downloadTemplate } from "./endpoints/download-template";
import { listImports } from "./endpoints/list-imports";
import { uploadFile } from "./endpoints/upload-file";
import { removeSource } from "./jobs/remove-source";
import { runImport } from "./jobs/run-import";
import { pastProcesses, pastUploads } from "./lists/get-past-requests.query";
import { refusedRows } from "./lists/get-refused-rows.query";
import { menu } from "./menu";

export const feature = defineFeature({
	endpoints: [listImports, uploadFile, checkUpload, applyUpload, discardUpload],
	lists: [pastUploads, pastProcesses, refusedRows],
	jobs: [runImport, removeSource],
	downloads: [downloadResult, downloadTemplate],
	menu,
});
