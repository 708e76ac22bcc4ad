/** The list of texts as a file, over HTTP: the rows that its filters leave, in one language, for account owners alone. */
import { expect, test } from "vitest";
import { askForReport, download, makeReports, pastDownloads, readCsv, readXlsx } from "#test/factories/reports";
import { createTenant, type TestMember } from "#test/kit/tenant";

const report_type = "translations_report";

async function makeCompany() {
	const acme = await createTenant({ flags: { new_translations_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const key = "faqs:title";
	await olga.client.call("translations/update-translation", { key, language_code: "es", text: "Pregúntanos" });
	return { acme, olga };
}

async function fileOf(owner: TestMember, id: number) {
	const made = (await pastDownloads(owner)).find((row) => row.id === id)!;
	expect([made.status, made.error_msg]).toEqual(["processed", ""]);
	return (await download(owner, made.download_link)).bytes;
}

test("the account's texts are a file: every text of the list once and in its order, in the language that was open, with their states in words", async () => {
	const { acme, olga } = await makeCompany();
	const id = await askForReport(olga, report_type, { language_code: "es" });
	await makeReports(acme);
	const [headings, ...rows] = readCsv(await fileOf(olga, id));
	expect(headings).toEqual(["Key", "English", "Text", "State"]);
	const page = async (at: number) => {
		const asked = { filters: { language_code: "es" }, page: at, pageSize: 100 };
		return await olga.client.call("translations/get-translations", asked);
	};
	const { total_rows, total_pages, table_rows } = await page(0);
	expect(rows).toHaveLength(total_rows);
	expect(new Set(rows.map(([key]) => key)).size).toBe(total_rows);
	const last = await page(total_pages - 1);
	const keys = (listed: { key: string }[]) => listed.map(({ key }) => key);
	expect(rows.slice(0, 100).map(([key]) => key)).toEqual(keys(table_rows));
	expect(rows.slice(-last.table_rows.length).map(([key]) => key)).toEqual(keys(last.table_rows));
	expect(rows.find(([key]) => key === "faqs:title")).toEqual([
		"faqs:title",
		expect.any(String),
		"Pregúntanos",
		"Yours",
	]);
});

test("what narrows the list narrows the file and is named in it; the language is always named", async () => {
	const { acme, olga } = await makeCompany();
	const filters = { state: "corrected", section: "faqs", searchString: "pregún", language_code: "es" };
	const narrowed = await askForReport(olga, report_type, filters, "xlsx");
	const plain = await askForReport(olga, report_type, { searchString: "audit:more" }, "xlsx");
	await makeReports(acme);
	const sheets = readXlsx(await fileOf(olga, narrowed));
	expect(
		Object.values(sheets)[0]!
			.slice(1)
			.map(([key]) => key),
	).toEqual(["faqs:title"]);
	for (const fact of [
		["Language", "es"],
		["Part", "faqs"],
		["State", "Yours"],
	])
		expect(sheets.About).toContainEqual(fact);
	expect(JSON.stringify(sheets.About)).toContain("pregún");
	const english = readXlsx(await fileOf(olga, plain));
	expect(Object.values(english)[0]!.slice(1)).toEqual([
		["audit:more", "{{count, number}} more", "{{count, number}} more", "As it comes"],
	]);
	expect(english.About).toContainEqual(["Language", "en"]);
});

test("nobody but account owners gets the file of texts, and nobody where the account has no texts of its own", async () => {
	const { acme } = await makeCompany();
	for (const role of ["member", "moderator", "budget_owner", "distributor"] as const) {
		const person = await acme.addMember({ role });
		const asked = await person.client.try("reports/request-report-download", { report_type });
		const listed = await person.client.post("/api/reports/api_get_translations_report", {});
		expect([role, asked.status, listed.status]).toEqual([role, 403, 403]);
	}
	const none = await createTenant();
	const rosa = await none.addMember({ role: "account_owner" });
	const refused = await rosa.client.try("reports/request-report-download", { report_type });
	expect(refused.body.resultType).toBe("feature_disabled");
});
