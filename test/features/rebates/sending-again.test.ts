/** What a moderator asks for: a rebate is sent again by the terms by which it was sent, within the days of its invoice. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { lineOf, rebateCompany, sendRebate } from "#test/factories/rebates";
import { askForReport, download, makeReports, pastDownloads, readCsv } from "#test/factories/reports";
import { daysAgo, timeZone } from "#test/kit/days";
import { openPage } from "#test/kit/page";
import { startOfDay } from "#workers/kernel/days";

const sending = "rebates/submit-rebate";
const dayMs = 86_400_000;

async function askedCompany(invoice_date = daysAgo(3)) {
	const company = await rebateCompany();
	const { marta, peter, offer_id } = company;
	const rebate_id = await sendRebate(marta, { offer_id, invoice_date });
	await peter.client.call("rebates/moderate-rebate", { rebate_id, action: "ask", notes: "The photo is cut." });
	return { ...company, rebate_id };
}

test("an offer that is off, ended or changed since holds for what was sent by it: rate, days and form stay, for a new rebate they do not", async () => {
	const { olga, marta, peter, offer_id, brand_id, rebate_id } = await askedCompany();
	const changed = { offer_id, name: "Fjellband, 8 back", brand_id, points_per_dollar: 2, cap_points: 0 };
	const days = { starts_on: "2025-06-01", ends_on: "2025-06-30" };
	await olga.client.call("rebates/save-offer", { ...changed, ...days, is_active: 0 });
	expect((await marta.client.call("rebates/get-open-offers", {})).offers).toEqual([]);
	expect((await marta.client.call("rebates/get-open-offers", { rebate_id })).offers).toMatchObject([
		{ id: offer_id, points_per_dollar: 8, points_left: null },
	]);
	const form = await openPage(marta, `/rebates/${rebate_id}?mode=edit`);
	expect(form.texts("option").join(" ")).toContain("8 points back for each dollar");
	const said = lineOf({ offer_id, invoice_date: daysAgo(3), amount: 30 });
	const sent = await marta.client.call(sending, { ...said, rebate_id });
	expect(sent).toMatchObject({ status: "submitted", points: 240 });
	const { rebate } = await peter.client.call("rebates/get-rebate", { rebate_id });
	expect(rebate).toMatchObject({ points: 240, points_per_dollar: 8 });
	await peter.client.call("rebates/moderate-rebate", { rebate_id, action: "approve" });
	const other = await marta.client.try(sending, { ...said, invoice_line: "Another" });
	expect(other.body.errors).toMatchObject({ offer_id: ["Choose an offer that is on."] });
	expect((await marta.client.try("rebates/get-open-offers", { rebate_id: 7 })).status).toBe(404);
});

test("the days count until it was first sent while the day of the invoice stays; another day is as old as it is today", async () => {
	const { acme, marta, offer_id, rebate_id } = await askedCompany();
	await acme.database.write([
		sql`update rebates set submitted_at = submitted_at - ${30 * dayMs}, invoice_date = ${startOfDay(daysAgo(63), timeZone)}
			where account_id = ${acme.id} and id = ${rebate_id}`,
	]);
	const again = (invoice_date: string) =>
		marta.client.try(sending, { ...lineOf({ offer_id, invoice_date }), rebate_id });
	expect((await again(daysAgo(60))).body.errors).toEqual({
		invoice_date: ["A rebate must come within 45 days of its invoice."],
	});
	expect((await again(daysAgo(63))).status).toBe(200);
});

test("a draft whose offer is on no longer can still be taken back, and no summary ever counts it", async () => {
	const { acme, olga, marta, offer_id, brand_id } = await rebateCompany();
	const { rebate_id } = await marta.client.call(sending, { offer_id, is_draft: 1 });
	const offer = { offer_id, name: "Fjellband, 8 back", brand_id, points_per_dollar: 8, cap_points: 0 };
	await olga.client.call("rebates/save-offer", {
		...{ ...offer, starts_on: "2025-06-01", ends_on: "2199-12-31", is_active: 0 },
	});
	const page = await openPage(marta, `/rebates/${rebate_id}`);
	expect(page.text).toContain("No offer is open right now.");
	expect(page.texts("button").map((text) => text.replace("Processing...", ""))).toContain("Take back");
	await marta.client.call("rebates/cancel-rebate", { rebate_id });
	expect((await marta.client.call("rebates/get-rebate", { rebate_id })).rebate.status).toBe("canceled");
	const report = await askForReport(olga, "rebate_summary", {});
	await makeReports(acme);
	const { download_link } = (await pastDownloads(olga)).find(({ id }) => id === report)!;
	expect(readCsv((await download(olga, download_link)).bytes)).toHaveLength(1);
});
