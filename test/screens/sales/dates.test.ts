/** Dates in the form of each place, and ordinals of days, as served to people and clients. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { askForReport, download, makeReports, pastDownloads, readCsv } from "#test/factories/reports";
import { salesCompany } from "#test/factories/sales";
import { addPaidSale } from "#test/factories/sales-customers";
import { runByHand } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";

const noon = (day: string) => Date.parse(`${day}T17:30:05Z`);

test("[i18n-04] dates are MM/DD/YYYY generally, MMM D, YYYY in recognition tables, MMM Do YYYY in views of sales, YYYY-MM-DD in filters, and YYYY-MM-DD HH:mm:ss as stamps", async () => {
	const { acme, olga, mona, priya } = await salesCompany();
	const program = await addProgram(acme, { owner: olga, budget: 500 });
	await addRecognition(acme, {
		...{ giver: olga, recipients: [priya], program, points: 5, created_at: noon("2026-02-03") },
	});
	const sale_id = await addPaidSale(acme, priya, { day: noon("2026-02-03") });
	await acme.database.write([
		sql`update users set hire_date = '2020-08-02' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	expect((await openPage(priya, "/profile")).text).toContain("08/02/2020");
	const recognitions = await openPage(
		olga,
		"/recognitions?report_condition=all&startDate=2026-02-01&endDate=2026-02-28",
	);
	expect(JSON.stringify(recognitions.table().rows)).toContain("Feb 3, 2026");
	for (const day of ["2026-02-01", "2026-02-28"])
		expect(recognitions.html).toMatch(new RegExp(`<input[^>]*type="date"[^>]*value="${day}"`));
	for (const path of ["/sales", `/sales/${sale_id}`])
		expect((await openPage(mona, path)).text).toContain("Feb 3rd 2026");
	const ask = (startDate: string) => olga.client.try("sales/get-sales-report", { filters: { startDate } });
	expect([(await ask("2026-02-01")).status, (await ask("02/01/2026")).status]).toEqual([200, 400]);
	runByHand(olga.client);
	const id = await askForReport(olga, "recognitions_report", {});
	await makeReports(acme);
	const file = (await pastDownloads(olga)).find((past) => past.id === id)!;
	const [headings, row] = readCsv((await download(olga, file.download_link)).bytes);
	expect([headings!.length, row]).toEqual([row!.length, expect.arrayContaining(["2026-02-03 12:30:05"])]);
	const spanish = await acme.addMember({ role: "account_owner", language_code: "es" });
	expect((await openPage(spanish, "/sales")).text).toContain("3 feb 2026");
});

test("[i18n-05] days of the month end in st, nd, rd or th", async () => {
	const { acme, mona, priya } = await salesCompany();
	const words = {
		1: "1st",
		2: "2nd",
		3: "3rd",
		4: "4th",
		11: "11th",
		12: "12th",
		13: "13th",
		21: "21st",
		22: "22nd",
		23: "23rd",
	};
	for (const day of Object.keys(words))
		await addPaidSale(acme, priya, { day: noon(`2026-01-${day.padStart(2, "0")}`) });
	const page = await openPage(mona, "/sales");
	expect(
		page
			.table()
			.rows.map(({ Date: day }) => day)
			.sort(),
	).toEqual(
		Object.values(words)
			.map((word) => `Jan ${word} 2026`)
			.sort(),
	);
	for (const [day, word] of Object.entries({ 30: "30th", 31: "31st" })) {
		const sale_id = await addPaidSale(acme, priya, { day: noon(`2026-01-${day}`) });
		expect((await openPage(mona, `/sales/${sale_id}`)).text).toContain(`Jan ${word} 2026`);
	}
});
