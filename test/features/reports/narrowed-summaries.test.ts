/** Summaries under a global filter: they count its people alone, and the file names it. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { askForReport, download, makeReports, pastDownloads, readCsv, readXlsx } from "#test/factories/reports";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

const now = DateTime.now().setZone("America/New_York");
const [year, month] = [now.year, now.month];

async function acmeWithFilter() {
	const acme = await createTenant({ flags: { global_filter_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const dana = await acme.addMember({ first_name: "Dana", title: "Driver", points: 0 });
	const tom = await acme.addMember({ first_name: "Tom" });
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	for (const [person, points] of [
		[dana, 300],
		[tom, 500],
	] as const)
		await addRecognition(acme, { giver: olga, recipients: [person], program, points, created_at: Date.now() - 1 });
	const item = await addItem(acme, { variants: [{ points: 100 }] });
	for (const person of [dana, tom])
		await person.client.call("checkout/checkout", orderOf(await putIntoCart(person, item.variant_id, 1)));
	const rules = [{ field: "title" as const, operator: "is" as const, values: ["Driver"] }];
	const { filter_id } = await olga.client.call("global-filters/save-global-filter", { name: "Drivers", rules });
	return { acme, olga, filter_id };
}

/** The lines of a report, and the sheets of the same one as a workbook. */
async function reportOf(acme: TestTenant, olga: TestMember, report_type: string, filters: Record<string, unknown>) {
	await acme.database.write([sql`delete from limit_counts where account_id = ${acme.id}`]);
	const [csv, xlsx] = [
		await askForReport(olga, report_type, filters),
		(await olga.client.call("reports/request-report-download", { report_type, filters, format: "xlsx" })).request_id,
	];
	await makeReports(acme);
	const past = await pastDownloads(olga);
	const bytesOf = async (id: number) => (await download(olga, past.find((row) => row.id === id)!.download_link)).bytes;
	const sheets = readXlsx(await bytesOf(xlsx));
	return { lines: readCsv(await bytesOf(csv)).slice(1), about: JSON.stringify(sheets.About) };
}

test("each summary about people counts those of the global filter alone and names it; without it everybody", async () => {
	const { acme, olga, filter_id } = await acmeWithFilter();
	const today = now.toFormat("yyyy-MM-dd");
	const cases = [
		{ type: "recognition_summary", filters: { year, month }, all: /^\d+\/\d+,2,1,2,800$/, few: /^\d+\/\d+,1,1,1,300$/ },
		{
			type: "engagement_summary",
			filters: { month_year: now.toFormat("MM/yyyy") },
			all: /^USA,3,1,2,3,100$/,
			few: /^USA,1,0,1,1,100$/,
		},
		{ type: "redemption_summary", filters: { year, month }, all: /,2,2,200,0$/, few: /,1,1,100,0$/ },
		{ type: "liability_summary", filters: { singleDate: today }, all: /,600$/, few: /,200$/ },
	];
	for (const { type, filters, all, few } of cases) {
		const switchTo = (id: number) => olga.client.call("global-filters/update-global-filter-status", { filter_id: id });
		await switchTo(0);
		const whole = await reportOf(acme, olga, type, filters);
		expect([type, whole.lines.at(-1)!.join(",")]).toEqual([type, expect.stringMatching(all)]);
		expect([type, whole.about.includes("Drivers")]).toEqual([type, false]);
		await switchTo(filter_id);
		const narrowed = await reportOf(acme, olga, type, filters);
		expect([type, narrowed.lines.at(-1)!.join(",")]).toEqual([type, expect.stringMatching(few)]);
		expect([type, narrowed.about.includes("Drivers")]).toEqual([type, true]);
	}
});
