/** Everything that the reports feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { downloadReport } from "./endpoints/download-report";
import { getPastDownloadRequests } from "./endpoints/get-past-download-requests";
import { listReports } from "./endpoints/list-reports";
import { requestReportDownload } from "./endpoints/request-report-download";
import { expireReports } from "./jobs/expire-reports";
import { makeReport } from "./jobs/make-report";
import { menu } from "./menu";
import { requestName } from "./store/requests";

export const feature = defineFeature({
	endpoints: [getPastDownloadRequests, listReports, requestReportDownload],
	jobs: [makeReport],
	downloads: [downloadReport],
	scheduled: [expireReports],
	menu,
	references: { download_request: requestName },
});
