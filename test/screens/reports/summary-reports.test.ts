/** Summary reports and the options of a title bar, as the Worker serves them: what is offered, sent, refused and written down. */
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { askForReport, download, makeReports, pastDownloads, readCsv, readXlsx } from "#test/factories/reports";
import { runByHand } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const now = DateTime.now().setZone("America/New_York");
const thisYear = now.year;
const downloadOnly =
	"This is a download only report. Please make sure you have selected appropriate filters before downloading.";
const summaries = [
	"recognition_summary",
	"engagement_summary",
	"budget_summary",
	"redemption_summary",
	"liability_summary",
];

async function acmeWithTravel() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	for (const budget_category of ["Travel", "Training"]) {
		const { budget_id } = budget_category === "Travel" ? program : await addProgram(acme, { owner: olga, budget: 500 });
		await olga.client.call("budgets/update-budget-category", { budget_ids: [budget_id], budget_category });
	}
	await addRecognition(acme, { giver: olga, recipients: [priya], program, points: 40 });
	runByHand(olga.client);
	return { acme, olga, priya };
}

/** A report's form, filled in and sent. */
const form = (report_type: string) => `reports/request-report-download#${report_type}`;

test("[reports-03] [reports-04] a summary report is download only and says so; a report of a list is neither", async () => {
	const { acme, olga, priya } = await acmeWithTravel();
	for (const report of summaries) {
		const page = await openPage(olga, `/reports?report=${report}`);
		expect([report, page.text.includes(downloadOnly)]).toEqual([report, true]);
		expect([report, page.html.includes("<table")]).toEqual([report, false]);
	}
	expect((await openPage(olga, "/reports?report=orders_report")).text).not.toContain(downloadOnly);
	const barbara = await acme.addMember({ role: "budget_owner" });
	for (const person of [barbara, priya]) {
		expect((await openPage(person, "/reports?report=liability_summary")).text).not.toContain(downloadOnly);
		for (const report_type of summaries) {
			const refused = await person.client.try("reports/request-report-download", { report_type, year: thisYear });
			expect([report_type, refused.status]).toEqual([report_type, 403]);
		}
	}
});

test("[data_table-01] title bars have a date-range picker, and month and year dropdowns; what is chosen narrows and stands in the address", async () => {
	const { olga } = await acmeWithTravel();
	const today = now.toISODate()!;
	const list = await openPage(olga, `/recognitions?report_condition=all&startDate=${today}&endDate=${today}`);
	const bar = list.part("div", ["class", "title-bar"]);
	expect(bar.html).toMatch(new RegExp(`<input[^>]*type="date"[^>]*name="startDate"[^>]*value="${today}"`));
	expect(bar.html).toMatch(new RegExp(`<input[^>]*type="date"[^>]*name="endDate"[^>]*value="${today}"`));
	const id = /<input[^>]*form="([^"]*)"/.exec(bar.html)?.[1];
	expect(list.html).toMatch(new RegExp(`<form[^>]*method="get"[^>]*id="${id}"|<form[^>]*id="${id}"[^>]*method="get"`));
	expect(list.text).toContain("Priya");
	const before = now.minus({ days: 1 }).toISODate();
	const none = await openPage(olga, `/recognitions?report_condition=all&startDate=2020-01-01&endDate=${before}`);
	expect(none.text).toContain("Nothing fits these filters");
	const summary = await openPage(olga, `/reports?report=recognition_summary&month=3&year=${thisYear - 1}`);
	const months = summary.part("select", ["name", "month"]);
	expect(months.texts("option")).toEqual(["Whole year", ...monthNames]);
	expect(months.html).toMatch(/<option[^>]*value="3"[^>]*selected/);
	const years = summary.part("select", ["name", "year"]);
	expect(years.texts("option").map(Number)).toContain(thisYear);
	expect(years.html).toMatch(new RegExp(`<option[^>]*value="${thisYear - 1}"[^>]*selected`));
});

const monthNames = [
	...["January", "February", "March", "April", "May", "June"],
	...["July", "August", "September", "October", "November", "December"],
];

test("[data_table-02] a title bar has a single day labelled 'Date is Inclusive': it counts whole", async () => {
	const { acme, olga } = await acmeWithTravel();
	const page = await openPage(olga, "/reports?report=liability_summary");
	expect(page.html).toMatch(new RegExp(`<input[^>]*type="date"[^>]*name="singleDate"[^>]*value="${now.toISODate()}"`));
	const id = /<input[^>]*id="([^"]*)"[^>]*name="singleDate"|<input[^>]*name="singleDate"[^>]*id="([^"]*)"/.exec(
		page.html,
	);
	expect(page.html).toMatch(new RegExp(`<label for="${id?.[1] ?? id?.[2]}">Date is Inclusive</label>`));
	const rows = async (singleDate: string) => {
		await sendForm(olga, "/reports?report=liability_summary", form("liability_summary"), {
			report_type: "liability_summary",
			format: "csv",
			custom_drop_down: "month",
			singleDate,
		});
		await makeReports(acme);
		const [row] = await pastDownloads(olga);
		expect(row!.filters).toEqual({ singleDate, custom_drop_down: "month" });
		return readCsv((await download(olga, row!.download_link)).bytes).slice(1);
	};
	expect(await rows(now.toISODate()!)).toEqual([[now.toFormat("MM/yyyy"), "40"]]);
	expect(await rows(now.minus({ days: 1 }).toISODate()!)).toEqual([]);
});

test("[data_table-03] [reports-10] a summary is asked for with month, year and a budget category, a custom dropdown is sent as custom_drop_down", async () => {
	const { acme, olga } = await acmeWithTravel();
	const page = await openPage(olga, "/reports?report=redemption_summary");
	expect(page.part("select", ["name", "custom_drop_down"]).texts("option")).toEqual(["Month", "Brand"]);
	await sendForm(olga, "/reports?report=redemption_summary", form("redemption_summary"), {
		report_type: "redemption_summary",
		format: "csv",
		month: "",
		year: String(thisYear),
		custom_drop_down: "brand",
	});
	expect((await pastDownloads(olga))[0]!.filters).toEqual({ year: thisYear, custom_drop_down: "brand" });
	const { request_id } = await olga.client.call("reports/request-report-download", {
		report_type: "recognition_summary",
		month: now.month,
		year: thisYear,
		budget_category: "Travel",
	});
	await makeReports(acme);
	const row = (await pastDownloads(olga)).find(({ id }) => id === request_id)!;
	expect(row.filters).toEqual({ month: now.month, year: thisYear, budget_category: "Travel" });
	const { bytes } = await download(olga, row.download_link);
	expect(readCsv(bytes)).toEqual([
		["Month", "Recognitions", "People who gave", "People who received", "In points"],
		[now.toFormat("MM/yyyy"), "1", "1", "1", "40"],
	]);
	const words = (await openPage(olga, "/reports")).text;
	expect(words).toContain(`Month${monthNames[now.month - 1]}`);
	expect(words).toContain("Budget categoryTravel");
	expect(words).toContain("Sum byBrand");
	const list = { report_type: "orders_report", custom_drop_down: "brand" };
	expect((await olga.client.try("reports/request-report-download", list)).status).toBe(400);
});

test("[data_table-04] a title bar has a month-year picker as MM/yyyy; anything else is refused with a sentence and stays as typed", async () => {
	const { acme, olga } = await acmeWithTravel();
	const page = await openPage(olga, "/reports?report=engagement_summary");
	const written = now.toFormat("MM/yyyy");
	const input = /<input[^>]*name="month_year"[^>]*>/.exec(page.html)?.[0] ?? "";
	expect(input).toContain(`value="${written}"`);
	expect(input).toContain('placeholder="MM/yyyy"');
	const list = /list="([^"]*)"/.exec(input)?.[1];
	const picks = page.html.slice(page.html.indexOf(`<datalist id="${list}"`)).split("</datalist>")[0];
	expect(picks).toContain(`<option value="${now.minus({ months: 1 }).toFormat("MM/yyyy")}"`);
	const send = (month_year: string) =>
		sendForm(olga, "/reports?report=engagement_summary", form("engagement_summary"), {
			report_type: "engagement_summary",
			format: "xlsx",
			month_year,
		});
	const refused = await send("2026-13");
	expect(refused.text).toContain("Write the month as MM/yyyy, such as 03/2026.");
	expect(refused.html).toMatch(/<input[^>]*name="month_year"[^>]*value="2026-13"/);
	expect((await send("13/2026")).text).toContain("Write the month as MM/yyyy");
	const later = now.plus({ months: 1 }).toFormat("MM/yyyy");
	expect((await send(later)).text).toContain("This time has not begun yet.");
	expect(await pastDownloads(olga)).toEqual([]);
	await send(written);
	await makeReports(acme);
	const [row] = await pastDownloads(olga);
	const sheets = readXlsx((await download(olga, row!.download_link)).bytes);
	expect(Object.values(sheets)[0]).toEqual([
		["Country", "People", "Gave recognition", "Received recognition", "Took part", "Share (%)"],
		["USA", 2, 1, 1, 2, 100],
	]);
	expect(sheets.About).toContainEqual(["Month (MM/yyyy)", written]);
	expect(sheets.About).toContainEqual(["As of", now.toISODate()]);
});

test("[data_table-05] a title bar has a search 'Search by typing Budget Category': what is typed is found however it is written, else what comes near is named", async () => {
	const { acme, olga, priya } = await acmeWithTravel();
	const page = await openPage(olga, "/reports?report=budget_summary");
	expect(page.text).toContain("Search by typing Budget Category");
	expect(page.html).toMatch(/<input[^>]*type="search"[^>]*name="budget_category"/);
	const send = (budget_category: string) =>
		sendForm(olga, "/reports?report=budget_summary", form("budget_summary"), {
			report_type: "budget_summary",
			format: "csv",
			year: String(thisYear),
			budget_category,
		});
	const near = await send("tra");
	expect(near.text).toContain("No budget has the category “tra”. Near to it: “Training”, “Travel”.");
	expect(near.html).toMatch(/<input[^>]*name="budget_category"[^>]*value="tra"/);
	expect((await send("Moon")).text).toContain("No budget has the category “Moon”.");
	expect(await pastDownloads(olga)).toEqual([]);
	await send("travel");
	await makeReports(acme);
	const [row] = await pastDownloads(olga);
	expect(row!.filters).toEqual({ year: thisYear, budget_category: "Travel" });
	const lines = readCsv((await download(olga, row!.download_link)).bytes);
	expect(lines.slice(1)).toEqual([["Travel", "1", "10000", "0", "40", "9960"]]);
	const suggest = async (who: typeof olga) =>
		(await who.client.call("autosuggest/autosuggest", { type: "budget_categories", search_text: "tr" })).searchResults;
	expect((await suggest(olga)).map(({ label, type }) => [label, type])).toEqual([
		["Training", "budget_category"],
		["Travel", "budget_category"],
	]);
	expect(await suggest(priya)).toEqual([]);
});

test("Reports shows every report in its group, each under its own address, with the past downloads beside", async () => {
	const { olga } = await acmeWithTravel();
	await askForReport(olga, "recognition_summary", { year: thisYear });
	const page = await openPage(olga, "/reports");
	for (const [group, report, title] of [
		["Recognition", "recognition_summary", "Recognition by month"],
		["Recognition", "engagement_summary", "Engagement"],
		["Budgets", "budget_summary", "Budgets by category"],
		["Store", "redemption_summary", "Redemption"],
		["Movement of points", "liability_summary", "Outstanding points"],
	] as const) {
		const links = page.part("section", ["aria-label", group]).links();
		const link = links.find(({ href }) => href === `/webapp/reports?report=${report}`);
		expect([report, link?.text.startsWith(title)]).toEqual([report, true]);
	}
	expect(page.text).toContain("Past downloads");
	expect(page.text).toContain("Queued");
});
