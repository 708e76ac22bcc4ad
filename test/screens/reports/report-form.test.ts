/** The form of a report without scripts: it fills in a year's days, keeps what was typed, and asks for the file. */
import { expect, test } from "vitest";
import { pastDownloads } from "#test/factories/reports";
import { readPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

/** Posts the form as a browser without scripts does; gives the page that comes back. */
async function post(who: TestMember, fields: Record<string, string>) {
	const report_type = "orders_report";
	const body = new URLSearchParams({
		csrf_token: await who.client.csrfToken(),
		form: `reports/request-report-download#${report_type}`,
		report_type,
		...fields,
	});
	const answer = await who.client.fetch(`/webapp/reports?report=${report_type}`, {
		method: "POST",
		body,
		headers: { host: who.client.host },
	});
	return readPage(answer.status, await answer.text());
}

test("a year fills in its days and asks for nothing yet", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const page = await post(olga, { apply_year: "1", year: "2025", startDate: "2026-01-01", format: "xlsx" });
	expect(page.html).toMatch(/<input[^>]*name="startDate"[^>]*value="2025-01-01"/);
	expect(page.html).toMatch(/<input[^>]*name="endDate"[^>]*value="2025-12-31"/);
	expect(page.html).toMatch(/<option[^>]*value="xlsx"[^>]*selected/);
	expect(await pastDownloads(olga)).toEqual([]);
});

test("days the wrong way round are refused at their field with what was typed; right ones make a request", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const reversed = await post(olga, { startDate: "2026-02-01", endDate: "2026-01-01", format: "csv" });
	expect(reversed.html).toMatch(
		/<input[^>]*aria-invalid="true"[^>]*name="endDate"|<input[^>]*name="endDate"[^>]*aria-invalid="true"/,
	);
	expect(reversed.html).toMatch(/<input[^>]*name="startDate"[^>]*value="2026-02-01"/);
	expect(await pastDownloads(olga)).toEqual([]);
	const sent = await post(olga, {
		// The field that sets both days is sent along.
		year: "2025",
		startDate: "2026-01-01",
		endDate: "2026-02-01",
		format: "xlsx",
		idempotency_key: "a",
	});
	expect(sent.text).toContain("Report requested. It appears under Past downloads");
	expect(await pastDownloads(olga)).toHaveLength(1);
});
