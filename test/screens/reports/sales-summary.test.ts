/** The summary of sales: its form with the filters by groups of people, and what its file adds up. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addGroup } from "#test/factories/programs";
import { askForReport, download, makeReports, pastDownloads, readCsv } from "#test/factories/reports";
import { salesCompany, salesFlags } from "#test/factories/sales";
import { addPaidSale } from "#test/factories/sales-customers";
import { runByHand } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { indexDocuments } from "#workers/features/search";

const year = new Date().getUTCFullYear() - 1;
const request = "reports/request-report-download#sales_summary";

/** The first month in the file of the newest request. */
async function januaryOf(acme: TestTenant, olga: TestMember) {
	await makeReports(acme);
	const newest = (await pastDownloads(olga)).sort((one, other) => other.id - one.id)[0]!;
	return readCsv((await download(olga, newest.download_link)).bytes)[1];
}

test("[data_table-06] the sales summary has a collapsible section 'User Groups Filters' with the search 'Search a Group by Name', whose group narrows the file; other reports have none", async () => {
	const { acme, olga, priya, dan } = await salesCompany({ ...salesFlags, surveys_enabled: 0 });
	await addPaidSale(acme, priya, { quantity: 3, day: Date.UTC(year, 0, 15) });
	await addPaidSale(acme, dan, { quantity: 1, day: Date.UTC(year, 0, 20) });
	const group_id = await addGroup(acme, "Harbor crew", [priya]);
	await acme.database.write(indexDocuments(acme.id, "group", [{ id: group_id, title: "Harbor crew", body: "" }]));
	const page = await openPage(olga, "/reports?report=sales_summary");
	const section = page.part("details", ["class", "report-groups"]);
	expect(section.texts("summary")).toEqual(["User Groups Filters"]);
	expect(section.html).toContain('placeholder="Search a Group by Name"');
	expect(section.html).not.toMatch(/<details[^>]* open/);
	for (const report of ["recognition_summary", "orders_report"])
		expect((await openPage(olga, `/reports?report=${report}`)).text).not.toContain("User Groups Filters");
	const searched = await openPage(olga, "/reports?report=sales_summary&group_search=harb");
	const found = searched.part("details", ["class", "report-groups"]);
	expect(found.html).toMatch(/<details[^>]* open/);
	expect(found.html).toMatch(
		new RegExp(`name="user_groups"[^>]*value="${group_id}"|value="${group_id}"[^>]*name="user_groups"`),
	);
	expect(found.text).toContain("Harbor crew");
	expect((await openPage(olga, "/reports?report=sales_summary&group_search=zzz")).text).toContain(
		"No group is called “zzz”.",
	);

	runByHand(olga.client);
	const fields = { report_type: "sales_summary", format: "csv", month: "1", year: String(year) };
	await sendForm(olga, "/reports?report=sales_summary&group_search=harb", request, {
		...fields,
		user_groups: String(group_id),
	});
	expect(await januaryOf(acme, olga)).toEqual([`01/${year}`, "3", "55.5", "21", "0"]);
	await acme.database.write([sql`delete from limit_counts where account_id = ${acme.id}`]);
	await askForReport(olga, "sales_summary", { month: 1, year });
	expect(await januaryOf(acme, olga)).toEqual([`01/${year}`, "4", "74", "28", "0"]);
	expect(
		(await priya.client.try("reports/request-report-download", { report_type: "sales_summary", year })).status,
	).toBe(403);
	const other = await createTenant();
	const owner = await other.addMember({ role: "account_owner" });
	expect((await openPage(owner, "/reports?report=sales_summary")).text).not.toContain("User Groups Filters");
});

test("a schedule from Reports begins with the group that was chosen there; saved and changed, it keeps it and shows it in words", async () => {
	const { acme, olga, priya } = await salesCompany({ ...salesFlags, surveys_enabled: 0 });
	const group_id = await addGroup(acme, "Harbor crew", [priya]);
	const pressed = await sendForm(olga, "/reports?report=sales_summary", request, {
		...{ report_type: "sales_summary", format: "csv", month: "1", year: String(year) },
		...{ user_groups: String(group_id), schedule: "1" },
	});
	expect(await pastDownloads(olga)).toEqual([]);
	const save = async (path: string, hour: string) => {
		const page = await openPage(olga, path);
		expect([path, page.text.includes("Harbor crew")]).toEqual([path, true]);
		const kept = /<input[^>]*name="kept"[^>]*value="([^"]*)"/.exec(page.html)![1]!.replaceAll("&quot;", '"');
		const fields = { report_type: "sales_summary", period: "last_month", format: "csv", frequency: "weekly", kept };
		const days = { week_day: "1", month_day: "1", hour, recipient_ids: String(olga.id) };
		await sendForm(olga, path, "reports/save-report-schedule", { ...fields, ...days });
		const rows = await acme.database.read(
			sql<{
				id: number;
				hour: number;
				filters: string;
			}>`select id, hour, filters from report_schedules where account_id = ${acme.id}`,
		);
		return rows.map((row) => ({ ...row, filters: JSON.parse(row.filters) as unknown }));
	};
	const [made] = await save(pressed.location!.replace("/webapp", ""), "8");
	expect(made).toMatchObject({ hour: 8, filters: { user_groups: group_id } });
	expect(await save(`/reports/schedules/${made!.id}`, "9")).toEqual([
		{ id: made!.id, hour: 9, filters: { user_groups: group_id } },
	]);
});
