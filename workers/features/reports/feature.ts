/** Everything that the reports feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { deleteReportSchedule } from "./endpoints/delete-report-schedule";
import { downloadReport } from "./endpoints/download-report";
import { getPastDownloadRequests } from "./endpoints/get-past-download-requests";
import { getReportSchedule } from "./endpoints/get-report-schedule";
import { getScheduleChoices } from "./endpoints/get-schedule-choices";
import { listReports } from "./endpoints/list-reports";
import { pauseReportSchedule } from "./endpoints/pause-report-schedule";
import { requestReportDownload } from "./endpoints/request-report-download";
import { saveReportSchedule } from "./endpoints/save-report-schedule";
import { sendReportSchedule } from "./endpoints/send-report-schedule";
import { expireReports } from "./jobs/expire-reports";
import { makeReport } from "./jobs/make-report";
import { runSchedules } from "./jobs/run-schedules";
import { reportSchedules } from "./lists/get-report-schedules.query";
import { menu } from "./menu";
import { reportFailed } from "./notifications/report-failed";
import { reportReady } from "./notifications/report-ready";
import { scheduleStopped } from "./notifications/schedule-stopped";
import { requestName } from "./store/requests";

export const feature = defineFeature({
	endpoints: [
		deleteReportSchedule,
		getPastDownloadRequests,
		getReportSchedule,
		getScheduleChoices,
		listReports,
		pauseReportSchedule,
		requestReportDownload,
		saveReportSchedule,
		sendReportSchedule,
	],
	lists: [reportSchedules],
	jobs: [makeReport],
	downloads: [downloadReport],
	notifications: [reportFailed, reportReady, scheduleStopped],
	scheduled: [expireReports, runSchedules],
	menu,
	references: { download_request: requestName },
});
