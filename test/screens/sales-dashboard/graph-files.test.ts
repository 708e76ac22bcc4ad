/** A graph as files, without scripts: its figures as CSV and its picture as SVG, of the range and the filters that its screen shows, for whoever may read it. */
import { expect, test } from "vitest";
import { makeSalesCompany } from "#test/factories/sales-dashboard";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { importFile } from "../../features/imports/upload";

async function fetchFile(person: TestMember, href: string) {
	const answer = await person.client.fetch(href);
	const name = decodeURIComponent(answer.headers.get("content-disposition")?.split("''")[1] ?? "");
	const filters = JSON.parse(decodeURIComponent(answer.headers.get("x-filters") ?? "null")) as string[] | null;
	const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
	return { status: answer.status, type: answer.headers.get("content-type"), name, filters, text };
}

async function filesOn(person: TestMember, path: string, id?: string) {
	const page = await openPage(person, path);
	const links = (id ? page.part("div", ["id", id]) : page).links();
	const find = (label: string) => links.find(({ text }) => text === label)?.href;
	return { csv: find("Figures (CSV)"), svg: find("Picture (SVG)") };
}

test("the points graph gives the figures of the range on the screen, a line a month, and the picture with the range under its title", async () => {
	const acme = await createTenant({ available: 1_000 });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	await importFile(acme, olga, "points", `email,points,reason\n${priya.email},250,Bonus\n`);
	const { csv, svg } = await filesOn(olga, "/?range=12");
	const figures = await fetchFile(olga, csv!);
	expect([figures.status, figures.type]).toEqual([200, "text/csv; charset=utf-8"]);
	const lines = figures.text.replace("\uFEFF", "").trim().split("\r\n");
	expect(figures.text.startsWith("\uFEFF")).toBe(true);
	expect(lines).toHaveLength(13);
	expect(lines[0]).toBe("Month,Issued,Redeemed");
	expect(lines[1]).toMatch(/^\d{4}-\d{2},0,0$/);
	expect(lines.at(-1)).toMatch(/^\d{4}-\d{2},250,0$/);
	expect(figures.filters).toEqual(["Last 12 months"]);
	const [first, last] = [lines[1]!.split(",")[0], lines.at(-1)!.split(",")[0]];
	expect(figures.name).toContain(`_${first}_${last}_Last-12-months.csv`);
	const picture = await fetchFile(olga, svg!);
	expect([picture.status, picture.type]).toEqual([200, "image/svg+xml; charset=utf-8"]);
	expect(picture.name).toBe(figures.name.replace(/csv$/, "svg"));
	for (const words of ["Last 12 months", "Issued", "Redeemed"]) expect(picture.text).toContain(words);
	expect(picture.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
	expect(picture.text).not.toMatch(/ class=|<a |href=/);
});

test("a graph without figures has no files, one that is not there is nowhere, and who may not read a graph gets none of its files", async () => {
	const { olga, cleo } = await makeSalesCompany();
	const none = await filesOn(olga, "/");
	expect(none).toEqual({ csv: undefined, svg: undefined });
	for (const file of ["points/get-points-graph.csv", "points/get-points-graph.svg"]) {
		expect((await fetchFile(cleo, `/webapp/graphs/${file}`)).status).toBe(403);
		expect((await cleo.client.fetch(`/webapp/graphs/${file}`)).headers.get("content-disposition")).toBeNull();
	}
	for (const file of ["points/get-points-graph.png", "points/get-other-graph.csv", "nothing/at-all.csv", "points/x"])
		expect((await fetchFile(olga, `/webapp/graphs/${file}`)).status).toBe(404);
	for (const file of ["spend_per_year.csv", "top_items_by_credits.csv", "spend_per_month.pdf"])
		expect((await fetchFile(olga, `/webapp/sales_dashboard/${file}`)).status).toBe(404);
});

test("each graph of the sales dashboard gives its files by the days and the person that are chosen; no cell begins a formula", async () => {
	const { acme, cleo, dora, rex, carl, log } = await makeSalesCompany();
	const names = { first_name: "=HYPERLINK", last_name: "Vale" };
	const sly = await acme.addMember({ ...names, role: "customer", manager_id: rex.id });
	await log(sly, "MS-9", { quantity: 1, invoice_date: "2026-06-01" });
	const days = "startDate=2026-01-01&endDate=2026-06-30";
	const { csv, svg } = await filesOn(dora, `/sales_dashboard?${days}&user=${carl.id}`, "spend_per_month");
	const figures = await fetchFile(dora, csv!);
	expect(figures.text).toContain("2026-03,111\r\n");
	expect(figures.text.trim().split("\r\n")).toHaveLength(7);
	expect(figures.name).toMatch(/^Customer-spend-per-month_2026-01_2026-06_.*Carl-Vale\.csv$/);
	expect(figures.filters!.at(-1)).toBe("Carl Vale");
	expect((await fetchFile(dora, svg!)).text).toContain("Carl Vale");
	const all = await filesOn(dora, `/sales_dashboard?${days}`, "spend_per_month");
	const everybody = (await fetchFile(dora, all.csv!)).text;
	expect(everybody).toContain("Cleo Vale");
	expect(everybody).toContain(",'=HYPERLINK Vale");
	const brands = await filesOn(dora, `/sales_dashboard?${days}`, "spend_by_brand");
	expect((await fetchFile(dora, brands.csv!)).text).toContain("Ratchet strap & Co,");
	const own = await filesOn(cleo, `/sales_dashboard?${days}`, "spend_per_month");
	const seen = await fetchFile(cleo, own.csv!.replace("?", `?user=${carl.id}&`));
	expect(seen.text).not.toContain("Carl");
	expect(seen.text).not.toMatch(/2026-03,111/);
});
