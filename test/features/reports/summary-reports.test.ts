/** Summary reports: what each adds up, from whose eyes, in both formats and with the same bytes when it is asked for again. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { askForReport, download, makeReports, pastDownloads, readCsv, readXlsx, sha256Of } from "#test/factories/reports";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { summaries } from "#workers/registry";

const moment = (iso: string) => DateTime.fromISO(iso, { zone: "America/New_York" }).toMillis();

/** What each summary is asked for at least. */
const asked: Record<string, Record<string, unknown>> = {
	recognition_summary: { year: 2026 },
	engagement_summary: { month_year: "01/2026" },
	budget_summary: { year: 2026 },
	redemption_summary: { year: 2026 },
	liability_summary: { singleDate: "2026-02-28" },
};

async function acmeInJanuary() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const sam = await acme.addMember({ first_name: "Sam" });
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	await acme.database.write([
		sql`update users set created_at = ${moment("2025-01-01")} where account_id = ${acme.id}`,
		sql`update budgets set created_at = ${moment("2025-01-01")}, budget_category = 'Travel' where account_id = ${acme.id}`,
	]);
	const give = (points: number, created_at: number, recipient: TestMember = priya) =>
		addRecognition(acme, { giver: olga, recipients: [recipient], program, points, created_at });
	await give(100, moment("2026-01-01T00:00:00.000"));
	await give(50, moment("2026-01-31T23:59:59.999"), sam);
	await give(30, moment("2026-02-01T00:00:00.000"));
	await give(7, moment("2025-12-31T23:59:59.999"));
	return { acme, olga, priya, sam, program };
}

/** The lines of a report without its headings. */
async function linesOf(acme: TestTenant, olga: TestMember, report_type: string, filters: Record<string, unknown>) {
	const id = await askForReport(olga, report_type, filters);
	await makeReports(acme);
	const row = (await pastDownloads(olga)).find((past) => past.id === id)!;
	expect([row.status, row.error_msg]).toEqual(["processed", ""]);
	return readCsv((await download(olga, row.download_link)).bytes).slice(1);
}

test("every summary is tested here", () => {
	expect(Object.keys(asked).sort()).toEqual(summaries.map(({ face }) => face.report_type).sort());
});

test("recognition by month counts each month of the account's time zone, its people once, and the budgets of a category", async () => {
	const { acme, olga } = await acmeInJanuary();
	const year = await linesOf(acme, olga, "recognition_summary", { year: 2026 });
	expect(year.slice(0, 3)).toEqual([
		["01/2026", "2", "1", "2", "150"],
		["02/2026", "1", "1", "1", "30"],
		["03/2026", "0", "0", "0", "0"],
	]);
	const january = { year: 2026, month: 1 };
	expect(await linesOf(acme, olga, "recognition_summary", january)).toEqual([["01/2026", "2", "1", "2", "150"]]);
	await acme.database.write([sql`delete from limit_counts where account_id = ${acme.id}`]);
	const travel = await linesOf(acme, olga, "recognition_summary", { ...january, budget_category: "travel" });
	expect(travel).toEqual([["01/2026", "2", "1", "2", "150"]]);
});

test("engagement counts who is here and who of them gave or received in the month", async () => {
	const { acme, olga } = await acmeInJanuary();
	expect(await linesOf(acme, olga, "engagement_summary", { month_year: "01/2026" })).toEqual([
		["USA", "3", "1", "2", "3", "100"],
	]);
	expect(await linesOf(acme, olga, "engagement_summary", { month_year: "02/2026" })).toEqual([
		["USA", "3", "1", "1", "2", "66.7"],
	]);
});
