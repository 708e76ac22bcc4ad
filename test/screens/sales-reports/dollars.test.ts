/** Amounts of sales are US dollars, also where the account has another currency: in tables, graphs and their files. */
import { expect, test } from "vitest";
import { makeSalesCompany } from "#test/factories/sales-dashboard";
import { openPage } from "#test/kit/page";

test("[sales-22] a company in Britain reads what it sold with a dollar sign in monthly spend, earnings, items and sales, on the dashboard and in its pictures", async () => {
	const { olga, cleo, approve } = await makeSalesCompany({ country: "GBR" });
	await approve();
	const spend = await openPage(olga, "/sales/monthly_spend?year=2026&half=1");
	expect(spend.table().rows).toContainEqual(
		expect.objectContaining({ Name: "Cleo Vale", Total: "$259.00", Jan: "$185.00", Mar: "$74.00" }),
	);
	const days = "startDate=2026-01-01&endDate=2026-06-30";
	const board = await openPage(cleo, `/sales_dashboard?${days}`);
	expect(board.text).toContain("$259.00");
	const items = await openPage(olga, "/sales/products");
	const sales = await openPage(olga, "/sales");
	const earned = await openPage(olga, "/sales/points_earnings?sale_earning_type=distributor_brand_earning");
	expect(items.text).toContain("$18.50");
	expect(sales.text).toContain("$185.00");
	for (const page of [spend, board, items, sales, earned]) expect(page.text).not.toContain("£");
	const picture = await (await cleo.client.fetch(`/webapp/sales_dashboard/spend_by_brand.svg?${days}`)).text();
	expect(picture).toContain("<svg");
	expect(picture).not.toContain("£");
	const figures = await (await cleo.client.fetch(`/webapp/sales_dashboard/spend_by_brand.csv?${days}`)).text();
	expect(figures).toContain(",185");
});
