/** Everything that the reports feature declares, for the registry. */
import { downloadReport } from "./downloads/download-report";
import { getPastDownloadRequests } from "./endpoints/get-past-download-requests";
import { requestReportDownload } from "./endpoints/request-report-download";
import { expireReports } from "./expire-reports";
import { makeReport } from "./jobs/make-report";

export const reportsDeclarations = {
	endpoints: {
		"reports/get-past-download-requests": getPastDownloadRequests,
		"reports/request-report-download": requestReportDownload,
	},
	tables: [],
	reports: [],
	jobs: [makeReport],
	downloads: [downloadReport],
	scheduled: [expireReports],
} as const;
