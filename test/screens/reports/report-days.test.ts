/** The days of a report: with which year the form begins, what a year sets, and what goes to the server from every screen. */
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { makeReports, pastDownloads } from "#test/factories/reports";
import { runByHand } from "#test/kit/outbox";
import { openPage, type ServedPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const today = DateTime.now().setZone("America/New_York").toISODate()!;
const thisYear = Number(today.slice(0, 4));

const reportForm = "reports/request-report-download#orders_report";

/** The days that stand in the form, and the chosen year. */
const daysIn = ({ html }: ServedPage) =>
	["startDate", "endDate"].map((name) => new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]);

async function openReports(settings = {}) {
	const acme = await createTenant({ settings });
	const olga = await acme.addMember({ role: "account_owner" });
	return { acme, olga, page: await openPage(olga, "/reports?report=orders_report") };
}

test("[reports-05] the form begins with the whole of default_year, at most until today", async () => {
	expect(daysIn((await openReports({ default_year: 2024 })).page)).toEqual(["2024-01-01", "2024-12-31"]);
	const usual = await openReports();
	expect(daysIn(usual.page)).toEqual([`${thisYear}-01-01`, today]);
	expect(daysIn((await openReports({ default_year: thisYear })).page)).toEqual([`${thisYear}-01-01`, today]);
	expect((await usual.olga.client.call("session/init-user", {})).user.default_year).toBe(thisYear);
});

test("[reports-06] a year of the dropdown sets its whole year; the end is at most today, and a year to come begins with this one", async () => {
	const { olga, page } = await openReports({ default_year: thisYear + 1 });
	const offered = page.part("select", ["name", "year"]).texts("option").map(Number);
	expect(offered).toEqual([thisYear + 1, thisYear, thisYear - 1, thisYear - 2, thisYear - 3, thisYear - 4]);
	const choose = async (year: number) =>
		daysIn(
			await sendForm(olga, "/reports?report=orders_report", reportForm, {
				report_type: "orders_report",
				apply_year: "1",
				year: String(year),
				format: "csv",
			}),
		);
	expect(await choose(thisYear - 1)).toEqual([`${thisYear - 1}-01-01`, `${thisYear - 1}-12-31`]);
	expect(await choose(thisYear)).toEqual([`${thisYear}-01-01`, today]);
	expect(await choose(thisYear + 1)).toEqual([`${thisYear}-01-01`, today]);
});

/** Recognitions in the first and the last moment of these days in New York, and just outside of them. */
async function acmeAtTheEnds() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	const moment = (iso: string) => DateTime.fromISO(iso, { zone: "America/New_York" }).toMillis();
	for (const [message, created_at] of [
		["too early", moment("2025-12-31T23:59:59.999")],
		["first", moment("2026-01-01T00:00:00.000")],
		["last", moment("2026-02-01T23:59:59.999")],
		["too late", moment("2026-02-02T00:00:00.000")],
	] as const)
		await addRecognition(acme, { giver: olga, recipients: [priya], program, message, created_at });
	runByHand(olga.client);
	return { acme, olga };
}

const days = { startDate: "2026-01-01", endDate: "2026-02-01" };
const report_type = "recognitions_report";

test("[reports-07] days go out as YYYY-MM-DD from 00:00:00 of the first to 23:59:59 of the last, from the report's form, a list's button and any client", async () => {
	const ways: Record<string, (olga: TestMember) => Promise<unknown>> = {
		form: (olga) =>
			sendForm(olga, "/reports", "reports/request-report-download#recognitions_report", {
				report_type,
				format: "csv",
				...days,
			}),
		button: (olga) => {
			const search = new URLSearchParams({ report_condition: "all", ...days });
			return sendForm(olga, `/recognitions?${search}`, "reports/request-report-download", {});
		},
		client: (olga) =>
			olga.client.call("reports/request-report-download", {
				report_type,
				filters: { startDate: "2026-01-01 00:00:00", endDate: "2026-02-01 23:59:59" },
			}),
	};
	for (const [name, ask] of Object.entries(ways)) {
		const { acme, olga } = await acmeAtTheEnds();
		await ask(olga);
		await makeReports(acme);
		const [request] = await pastDownloads(olga);
		expect([name, request?.status, request?.filters]).toEqual([name, "processed", expect.objectContaining(days)]);
		const csv = await (await olga.client.fetch(request!.download_link!.replace(/^https?:\/\/[^/]+/, ""))).text();
		expect([name, ["too early", "first", "last", "too late"].filter((word) => csv.includes(word))]).toEqual([
			name,
			["first", "last"],
		]);
	}
});

test("[data_table-28] a report that is refused says so in the server's words, as a warning, at the form and at a list's button", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const reversed = { startDate: "2026-02-01", endDate: "2026-01-01" };
	const asked = { report_type, filters: reversed };
	const refusal = await olga.client.try("reports/request-report-download", asked);
	expect([refusal.status, refusal.body.resultStatus]).toEqual([400, "error"]);
	const form = "reports/request-report-download";
	const pages = [
		await sendForm(olga, `/reports?report=${report_type}`, `${form}#${report_type}`, {
			report_type,
			format: "csv",
			...reversed,
		}),
		await sendForm(olga, `/recognitions?${new URLSearchParams({ report_condition: "all", ...reversed })}`, form, {}),
	];
	for (const page of pages) expect(page.texts("div", ["class", "notice-warn"])).toEqual([refusal.body.resultMsg]);
	expect((await openPage(olga, "/reports")).texts("div", ["class", "notice-warn"])).toEqual([]);
	expect(await pastDownloads(olga)).toEqual([]);
});

test("[ui_kit-19] every picker of a day takes any day, past or future", async () => {
	const acme = await createTenant({ flags: { orders_management_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	let pickers = 0;
	for (const path of ["/reports?report=orders_report", "/recognitions", "/recognitions/orders_management"]) {
		const inputs = [...(await openPage(olga, path)).html.matchAll(/<input[^>]*type="date"[^>]*>/g)].map(String);
		pickers += inputs.length;
		expect([path, inputs.filter((input) => / (min|max)=/.test(input))]).toEqual([path, []]);
	}
	expect(pickers).toBeGreaterThan(4);
	const far = await openPage(olga, "/recognitions?startDate=1970-01-01&endDate=2199-12-31");
	expect([far.status, daysIn(far)]).toEqual([200, ["1970-01-01", "2199-12-31"]]);
});
