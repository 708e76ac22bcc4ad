/** Hands a made report to whoever asked for it; invariant: account, requester and rights are checked at each download. */
import { authorise } from "#workers/kernel/authorise";
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import type { ReportFormat } from "../rules/report-file";
import { findReport } from "../store/known-reports";
import { findMadeReport } from "../store/requests";

const contentTypes: Record<ReportFormat, string> = {
	csv: "text/csv; charset=utf-8",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

export const downloadReport = defineDownload({
	name: "reports/download-report",
	path: "/reports/api_download_report/:id",
	summary: "The file of a report, whole or in part.",
	access: "signed_in",
	handler: async (scope, { id }) => {
		const number = Number(id);
		if (!Number.isSafeInteger(number)) throw notFound("report");
		const [made] = await scope.read(findMadeReport(scope.account.id, number));
		const report = made && findReport(made.report_type);
		if (!made || !report || made.user_id !== scope.user.id || made.status !== "processed" || !made.object_key)
			throw notFound("report");
		if (made.expires_at !== null && made.expires_at <= scope.clock.now()) throw notFound("report");
		authorise(report, scope);
		return {
			object_key: made.object_key,
			content_type: contentTypes[made.format],
			file_name: made.file_name,
			headers: {
				"x-row-count": String(made.total_count ?? 0),
				"x-sha256": made.sha256 ?? "",
				"x-filters": encodeURIComponent(made.filters),
				"x-time-zone": made.time_zone,
			},
		};
	},
});
