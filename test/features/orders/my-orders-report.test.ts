/** One's own orders as a file, over HTTP: the rows of the list, the filters named in it, and nobody else's. */
import { expect, test } from "vitest";
import { askForReport, download, makeReports, pastDownloads, readCsv, readXlsx } from "#test/factories/reports";
import { makeShop, order } from "./shop";

const report_type = "my_orders_report";

test("a buyer downloads their own orders with items, points and state; searched and by state the file says so, and nobody else gets it", async () => {
	const { acme, olga, priya, bottle, mug } = await makeShop();
	const lee = await acme.addMember({ first_name: "Lee", points: 5_000 });
	const first = await order(priya, [bottle], [mug, 2]);
	const second = await order(priya, [mug]);
	await order(lee, [bottle]);
	const all = await askForReport(priya, report_type, {});
	const found = await askForReport(priya, report_type, { searchString: "bottle", status: first.status }, "xlsx");
	const ofOwner = await askForReport(olga, report_type, {});
	await makeReports(acme);
	const past = await pastDownloads(priya);
	const linkOf = (id: number) => past.find((row) => row.id === id)!.download_link;
	const [headings, ...rows] = readCsv((await download(priya, linkOf(all))).bytes);
	expect(headings).toEqual(["Date", "Order", "Items", "Total points", "Status"]);
	expect(rows.map(([, number, items, points]) => [number, items!.split(", ").sort(), points])).toEqual([
		[second.order_number, ["Mug"], "250"],
		[first.order_number, ["Bottle", "Mug"], "1000"],
	]);
	const sheets = readXlsx((await download(priya, linkOf(found))).bytes);
	const [, ...lines] = Object.values(sheets)[0]!;
	expect(lines.map(([, number]) => number)).toEqual([first.order_number]);
	const about = JSON.stringify(sheets.About);
	expect(about).toContain("bottle");
	expect(about).toContain(first.status_label);
	const theirs = (await pastDownloads(olga)).find(({ id }) => id === ofOwner)!;
	expect(readCsv((await download(olga, theirs.download_link)).bytes)).toHaveLength(1);
	expect((await lee.client.fetch(String(linkOf(all)))).status).toBe(404);
	const ask = (filters: Record<string, unknown>) =>
		lee.client.try("reports/request-report-download", { report_type, filters });
	expect((await ask({ user_id: priya.id })).status).toBe(400);
	const visitor = acme.visitor();
	const refused = await visitor.post("/api/reports/api_request_report_download", { report_type });
	expect(refused.status).toBe(401);
});
