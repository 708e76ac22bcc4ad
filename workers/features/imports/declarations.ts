/** Everything that the imports feature declares, for the registry. */
import { endpointOfTable } from "#workers/kernel/define-table";
import { downloadResult } from "./endpoints/download-result";
import { uploadFile } from "./endpoints/upload-file";
import { fetchPicture } from "./jobs/fetch-picture";
import { removeSource } from "./jobs/remove-source";
import { runImport } from "./jobs/run-import";
import { pastProcesses, pastUploads } from "./tables/past-requests";
import { refusedRows } from "./tables/refused-rows";

export const importsDeclarations = {
	endpoints: {
		"imports/upload-file": uploadFile,
		"imports/get-past-upload-file-requests": endpointOfTable(pastUploads),
		"imports/get-past-async-process-requests": endpointOfTable(pastProcesses),
		"imports/get-refused-rows": endpointOfTable(refusedRows),
	},
	tables: [pastUploads, pastProcesses, refusedRows],
	reports: [],
	jobs: [runImport, fetchPicture, removeSource],
	downloads: [downloadResult],
	scheduled: [],
} as const;
