/** What everybody has of their own as files, over HTTP: a member asks for each, gets the rows of the list, and nothing of anybody else. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { askForReport, download, makeReports, pastDownloads, readCsv } from "#test/factories/reports";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { lists } from "#workers/registry";

const own = [
	"my_announcements_report",
	"appreciations_report",
	"following_report",
	"my_forms_report",
	"open_nominations_report",
	"nomination_publications_report",
	"notifications_report",
	"my_surveys_report",
	"my_programs_report",
];

const pathOf = (report_type: string) => `/api/reports/api_get_${report_type.replace(/_report$/, "")}_report`;

async function fileOf(tenant: TestTenant, who: TestMember, report_type: string) {
	await tenant.database.write([sql`delete from limit_counts where account_id = ${tenant.id}`]);
	const id = await askForReport(who, report_type, {});
	await makeReports(tenant);
	const made = (await pastDownloads(who)).find((row) => row.id === id)!;
	expect([report_type, made.status, made.error_msg]).toEqual([report_type, "processed", ""]);
	return { link: String(made.download_link), rows: readCsv((await download(who, made.download_link)).bytes).slice(1) };
}

test("a member downloads each list that is their own, as long as the list at its further address; nobody else gets the file", async () => {
	const { tenant, member } = await createFullTenant(0, "own");
	const stranger = await tenant.addMember({ first_name: "Stranger" });
	for (const report_type of own) {
		const { link, rows } = await fileOf(tenant, member, report_type);
		await tenant.database.write([sql`delete from limit_counts where account_id = ${tenant.id}`]);
		const { body } = await member.client.post(pathOf(report_type), { pageSize: 100 });
		expect([report_type, rows.length]).toEqual([report_type, body.total_rows]);
		expect([report_type, (await stranger.client.fetch(link)).status]).toEqual([report_type, 404]);
	}
	for (const report_type of ["appreciations_report", "following_report", "notifications_report"]) {
		const { rows } = await fileOf(tenant, stranger, report_type);
		expect([report_type, rows]).toEqual([report_type, []]);
	}
});

test("a report of one's own is refused where the list is: a switch that is off, a person without the right, a list of owners", async () => {
	const acme = await createTenant({ flags: { employee_nominations_enabled: 1 } });
	const priya = await acme.addMember();
	const ask = async (report_type: string) => {
		const { status, body } = await priya.client.try("reports/request-report-download", { report_type });
		return [report_type, status, body.resultType];
	};
	for (const report_type of ["my_forms_report", "my_surveys_report", "appreciations_report"])
		expect(await ask(report_type)).toEqual([report_type, 403, "feature_disabled"]);
	const listed = await priya.client.try("nominations/get-events", {});
	expect(await ask("open_nominations_report")).toEqual([
		"open_nominations_report",
		listed.status,
		listed.body.resultType,
	]);
	expect(listed.status).toBe(403);
	expect(await ask("not_joined_report")).toEqual(["not_joined_report", 403, "forbidden"]);
});

/** Lists without a report; each reason stands in the README of its feature. */
const without = [
	"activity/get-activity-feed",
	"activity/get-comments",
	"badges/get-managed-badges",
	"bulk-actions/get-skipped-rows",
	"catalog/get-items",
	"directory/get-directory",
	"imports/get-past-async-process-requests",
	"imports/get-past-upload-file-requests",
	"imports/get-refused-rows",
	"invitations/get-sendings",
	"moderation/get-inbox",
	"recognition/get-recipients",
	"reviews/get-idea-reviews",
	"reviews/get-reviews",
	"sales/get-sale-groups",
	"surveys/get-survey-texts",
];

test("every list has its download, but for those whose feature says why it has none", () => {
	const missing = lists.filter(({ face }) => !face.report).map(({ name }) => name);
	expect(missing.sort()).toEqual(without);
});
