/** What a client is told of long work that somebody asked for: every field of the specification's download request (§3). */
import { expect, test } from "vitest";
import { askForReport, makeReports } from "#test/factories/reports";
import { createTenant } from "#test/kit/tenant";
import { importFile } from "./upload";

test("[downloads-04] a request has id, time, status, type, link, message, sub-type, file name, counts and errors; what is to come is null", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const file = "first_name,last_name,email\nAna,Vega,ana@acme.example\n,,nobody\n";
	await importFile(acme, olga, "members", file);
	const uploads = await olga.client.call("imports/get-past-upload-file-requests", {});
	expect(uploads.table_rows).toHaveLength(1);
	const [upload] = uploads.table_rows;
	expect(upload).toMatchObject({
		id: expect.any(Number),
		created_at: expect.any(Number),
		status: "processed",
		report_type: expect.any(String),
		disbursement_status: null,
		download_link: `/async_process/download_result/${upload!.id}`,
		error_msg: "",
		filters: { download_sub_type: "members" },
		file_name: expect.stringContaining(".csv"),
		total_count: 2,
		success_count: 1,
		failed_count: 1,
		errors: [{ line: 3, reason: expect.any(String) }],
		s3_url: null,
	});
	await askForReport(olga);
	await makeReports(acme);
	const reports = await olga.client.call("reports/get-past-download-requests", { type: "report" });
	expect(reports.table_rows[0]).toMatchObject({
		status: "processed",
		report_type: expect.any(String),
		disbursement_status: null,
		download_link: `/reports/api_download_report/${reports.table_rows[0]!.id}`,
		error_msg: "",
		file_name: expect.stringMatching(/\.(csv|xlsx)$/),
		success_count: expect.any(Number),
		failed_count: 0,
		errors: [],
		s3_url: null,
	});
});
