/** Everything that the imports feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { applyUpload } from "./endpoints/apply-upload";
import { checkUpload } from "./endpoints/check-upload";
import { correctRows } from "./endpoints/correct-rows";
import { discardUpload } from "./endpoints/discard-upload";
import { downloadResult } from "./endpoints/download-result";
import { downloadTemplate } from "./endpoints/download-template";
import { getRowsToCorrect } from "./endpoints/get-rows-to-correct";
import { getUndo } from "./endpoints/get-undo";
import { getUploadCheck } from "./endpoints/get-upload-check";
import { getUploadColumns } from "./endpoints/get-upload-columns";
import { listImports } from "./endpoints/list-imports";
import { mapUpload } from "./endpoints/map-upload";
import { undoUpload } from "./endpoints/undo-upload";
import { uploadFile } from "./endpoints/upload-file";
import { removeSource } from "./jobs/remove-source";
import { runImport } from "./jobs/run-import";
import { sweepPieces } from "./jobs/sweep-pieces";
import { undoImport } from "./jobs/undo-import";
import { pastProcesses, pastUploads } from "./lists/get-past-requests.query";
import { refusedRows } from "./lists/get-refused-rows.query";
import { menu } from "./menu";
import { uploadName } from "./store/requests";

export const feature = defineFeature({
	endpoints: [
		listImports,
		uploadFile,
		checkUpload,
		getUploadColumns,
		mapUpload,
		getUploadCheck,
		applyUpload,
		discardUpload,
		getUndo,
		undoUpload,
		getRowsToCorrect,
		correctRows,
	],
	lists: [pastUploads, pastProcesses, refusedRows],
	references: { upload: uploadName },
	jobs: [runImport, removeSource, undoImport],
	scheduled: [sweepPieces],
	downloads: [downloadResult, downloadTemplate],
	menu,
});
