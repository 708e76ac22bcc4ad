/** Levels of sales as owners set them and sellers meet them without scripts: the card from real sums, its bars, and the bonus on points. */
import { expect, test } from "vitest";
import { logSaleOf, salesCompany } from "#test/factories/sales";
import { daysAgo, today } from "#test/kit/days";
import { openPage, type ServedPage, sendForm } from "#test/kit/page";

const saving = "sales/save-sale-level";
const address = "/sales/levels";

/** The labels of each bar that can be seen. */
const labelsOf = (page: ServedPage) => page.texts("span", ["class", "sale-segment-label"]);

test("[sales-02] [sales-05] [sales-06] [sales-19] owners set levels; a seller's card has the level, how far the year's paid sales fill each, what is missing, months, bonus, legend and link; ten segments have no labels; a sale earns the bonus; owners and other accounts see no card", async () => {
	const { olga, mona, priya } = await salesCompany();
	const add = (fields: Record<string, string>) =>
		sendForm(olga, address, `${saving}#new`, { sale_level_id: "", alias: "", bonus_percent: "0", ...fields });
	expect((await openPage(priya, "/sales")).text).not.toContain("Sales level");
	expect((await add({ name: "Bronze", from_dollars: "0" })).location).toBe(`/webapp${address}`);
	await add({ name: "Silver", alias: "Silver Partner", from_dollars: "30", bonus_percent: "50" });
	await add({ name: "Gold", from_dollars: "100", bonus_percent: "60" });
	expect((await add({ name: "Gold", from_dollars: "200" })).text).toContain("There is a level with this name.");
	expect((await add({ name: "Other", from_dollars: "100" })).text).toContain("Another level begins at this amount.");
	const details = { program_details_text: "Program details", program_details_link: "javascript:alert(1)" };
	const refused = await sendForm(olga, address, "sales/save-level-details", details);
	expect(refused.text).toContain("Begin with https:// or with /");
	await sendForm(olga, address, "sales/save-level-details", { ...details, program_details_link: "/programs" });

	const { sale_id } = await logSaleOf(priya, { quantity: 2, invoice_date: today() });
	await logSaleOf(priya, { quantity: 1, invoice_number: "MS-2", invoice_date: today() });
	const before = await logSaleOf(priya, { quantity: 9, invoice_number: "MS-3", invoice_date: daysAgo(366) });
	for (const id of [sale_id, before.sale_id])
		await mona.client.call("sales/moderate-sale", { sale_id: id, action: "approve" });
	const { sales_level_summary: card } = await priya.client.call("sales/get-sale-level-summary", {});
	expect(card).toMatchObject({
		...{ section_title: "Sales level", level_title: `Your level in ${today().slice(0, 4)}` },
		...{ current_level: "Silver", current_level_alias: "Silver Partner" },
		...{ program_details_link: "/programs", program_details_text: "Program details" },
		percentages: [
			{ percentage: 100, label: "Bronze, from $0.00" },
			{ percentage: 10, label: "Silver, from $30.00" },
			{ percentage: 0, label: "Gold, from $100.00" },
		],
		extra_labels: [
			{ label: "Left to Gold", value: "$63.00", layout: "row" },
			{ label: "Pending, not counted", value: "$18.50", layout: "row" },
			{ label: "Counted", value: "$37.00", layout: "total" },
		],
		legend_info: [
			{ key: "counted", label: "sold" },
			{ key: "open", label: "still open" },
		],
	});
	const toldTo = async ({ client }: typeof priya) =>
		(await client.call("session/init-user", {})).user.sales_level_summary;
	expect([await toldTo(priya), await toldTo(olga)]).toEqual([card, null]);
	const { main_label, percentage_data, extra_labels } = card!.bonus_data;
	expect(main_label).toBe("1 of 12 months with a sale");
	expect(percentage_data.map(({ percentage }) => percentage)).toEqual(
		Array.from({ length: 12 }, (_none, at) => (at + 1 === Number(today().slice(5, 7)) ? 100 : 0)),
	);
	expect(extra_labels).toEqual([{ label: "Bonus on every sale", value: "50%", layout: "row" }]);

	const page = await openPage(priya, "/sales");
	for (const words of [
		"Sales level",
		"Silver Partner",
		"$37.00",
		"Left to Gold",
		"1 of 12 months",
		"50%",
		"still open",
	])
		expect(page.text).toContain(words);
	expect(page.links()).toContainEqual({ text: "Program details", href: "/webapp/programs" });
	expect(labelsOf(page)).toEqual(["Bronze, from $0.00: 100%", "Silver, from $30.00: 10%", "Gold, from $100.00: 0%"]);
	expect((await openPage(olga, "/sales")).text).not.toContain("Silver Partner");
	expect((await openPage(priya, address)).status).toBe(403);
	const raised = await logSaleOf(priya, { quantity: 1, invoice_number: "MS-4", invoice_date: today() });
	expect(raised.total_points_earned).toBe(10);

	for (let at = 4; at <= 9; at += 1) await add({ name: `Level ${at}`, from_dollars: String(at * 1_000) });
	expect(labelsOf(await openPage(priya, "/sales"))).toHaveLength(9);
	await add({ name: "Level 10", from_dollars: "10000" });
	expect(labelsOf(await openPage(priya, "/sales"))).toHaveLength(0);
	for (const at of [11, 12]) await add({ name: `Level ${at}`, from_dollars: String(at * 1_000) });
	const full = await olga.client.try(saving, { name: "One more", from_dollars: 90_000 });
	expect(full.body.resultType).toBe("too_many_sale_levels");
	const { levels } = await olga.client.call("sales/get-sale-levels", {});
	await olga.client.call("sales/remove-sale-level", { sale_level_id: levels[1]!.id });
	const lower = await priya.client.call("sales/get-sale-level-summary", {});
	expect(lower.sales_level_summary!.current_level).toBe("Bronze");
});
