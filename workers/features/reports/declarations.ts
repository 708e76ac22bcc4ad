/** Everything that the reports feature declares, for the registry. */
import { downloadReport } from "./endpoints/download-report";
import { getPastDownloadRequests } from "./endpoints/get-past-download-requests";
import { listReports } from "./endpoints/list-reports";
import { requestReportDownload } from "./endpoints/request-report-download";
import { expireReports } from "./jobs/expire-reports";
import { makeReport } from "./jobs/make-report";

export const reportsDeclarations = {
	endpoints: {
		"reports/get-past-download-requests": getPastDownloadRequests,
		"reports/list-reports": listReports,
		"reports/request-report-download": requestReportDownload,
	},
	tables: [],
	reports: [],
	jobs: [makeReport],
	downloads: [downloadReport],
	scheduled: [expireReports],
} as const;
