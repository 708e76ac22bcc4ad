/** One sale as a moderator decides it: its invoice beside it, approving, refusing, and taking a paid one back. */
import { expect, test } from "vitest";
import { logSaleOf, pointsOf, salesCompany, salesFlags } from "#test/factories/sales";
import { openPage, sendForm } from "#test/kit/page";
import { endpoints } from "#workers/registry";

const deciding = "sales/moderate-sale";

test("a moderator sees the invoice, pays, refuses and takes back with a reason; each once, and never their own", async () => {
	const { acme, olga, mona, priya, dan } = await salesCompany(salesFlags, 30);
	const upload = (content: string) => {
		const file = new File([content], "ms.pdf", { type: "application/pdf" });
		const of = { invoice_number: "MS-20418", distributor: "Meridian Supply" };
		return priya.client.upload(endpoints["sales/upload-invoice"].path, of, file);
	};
	expect((await upload("no pdf")).body.errors).toEqual({ file: ["Choose a PNG, a JPG or a PDF."] });
	expect((await upload("%PDF-1.4 one")).status).toBe(200);
	expect((await upload("%PDF-1.4 two")).status).toBe(200);
	const { sale_id } = await logSaleOf(priya);
	const address = `/sales/${sale_id}`;
	expect((await openPage(mona, address)).links().map(({ text }) => text)).toContain("ms.pdf");
	for (const person of [priya, olga, mona])
		expect((await openPage(person, "/sales/invoices")).table().rows.map(({ File: name }) => name)).toEqual(["ms.pdf"]);
	expect((await openPage(dan, "/sales/invoices")).text).not.toContain("ms.pdf");

	const decide = (action: string, reason = "") => sendForm(mona, address, `${deciding}#${action}`, { action, reason });
	expect((await decide("approve")).location).toBe("/webapp/sales");
	expect(await pointsOf(acme, priya)).toBe(14);
	const unexplained = await decide("reverse");
	expect(unexplained.text).toContain("Please fill this in.");
	expect(unexplained.text).not.toContain("Take this sale back?");
	const asked = await decide("reverse", "Returned");
	expect(asked.text).toContain("Take this sale back?");
	expect(await pointsOf(acme, priya)).toBe(14);
	const codes = async (body: { sale_id: number; action: "approve" | "refuse" | "reverse"; reason?: string }) =>
		(await mona.client.try(deciding, body)).body.resultType;
	expect(await codes({ sale_id, action: "approve" })).toBe("sale_decided");
	expect(await codes({ sale_id, action: "reverse" })).toBe("validation");
	await mona.client.call(deciding, { sale_id, action: "reverse", reason: "Returned" });
	expect(await pointsOf(acme, priya)).toBe(0);
	expect(await codes({ sale_id, action: "reverse", reason: "Again" })).toBe("sale_decided");
	const second = await logSaleOf(priya, { invoice_number: "MS-2" });
	await mona.client.call(deciding, { sale_id: second.sale_id, action: "refuse", reason: "Not ours" });
	expect(await codes({ sale_id: second.sale_id, action: "approve" })).toBe("sale_decided");
	const statuses = (await openPage(olga, "/sales")).table().rows.map(({ Status }) => Status);
	expect(statuses.sort()).toEqual(["Refused", "Taken back"]);
	for (const status of ["pending", "approved"])
		expect((await openPage(olga, `/sales?status=${status}`)).text).toContain("No sales yet");

	const own = await logSaleOf(mona, { invoice_number: "MS-3" });
	expect(await codes({ sale_id: own.sale_id, action: "approve" })).toBe("own_sale");
	const dear = await logSaleOf(dan, { invoice_number: "MS-4", quantity: 9 });
	expect(await codes({ sale_id: dear.sale_id, action: "approve" })).toBe("sale_budget_short");
	const eve = await acme.addMember({ is_eligible_to_receive_points: 0 });
	const hers = await logSaleOf(eve, { invoice_number: "MS-5" });
	expect(await codes({ sale_id: hers.sale_id, action: "approve" })).toBe("seller_cannot_receive");
	const refused = await priya.client.try(deciding, { sale_id: own.sale_id, action: "approve" });
	expect(refused.status).toBe(403);
});

test("[sales-15] categories, brands, groups, product items, invoices, rules and approvals are one family of calls below /api/sales, which members of other accounts never reach", async () => {
	const { olga, mona, priya } = await salesCompany();
	await logSaleOf(priya);
	const family = {
		"sales/get-sale-categories-under-account": olga,
		"sales/get-brands": olga,
		"sales/get-sale-groups": priya,
		"sales/get-product-items": olga,
		"sales/get-invoices": priya,
		"sales/get-rules": olga,
	} as const;
	for (const [name, person] of Object.entries(family)) {
		const { path } = endpoints[name as keyof typeof family];
		expect(path).toMatch(/^\/api\/sales\/api_get_/);
		const answer = await person.client.try(name as "sales/get-brands", {});
		expect([name, answer.status]).toEqual([name, 200]);
		expect(answer.body).toHaveProperty("table_rows");
	}
	const { table_rows: groups } = await priya.client.call("sales/get-sale-groups", {});
	expect(groups).toMatchObject([{ name: "Ratchet straps", description: "Ratchet strap of all sizes" }]);
	const inGroup = await openPage(mona, `/sales?group_id=${groups[0]!.id}`);
	expect(inGroup.table().rows).toHaveLength(1);
	const { body } = await mona.client.try("sales/approve-sales", { table_hash: "0".repeat(32) });
	expect([endpoints["sales/approve-sales"].path, body.resultType]).toEqual([
		"/api/sales/api_bulk_approve_sales",
		"not_found",
	]);
});

test("[topbar-15] [topbar-20] an account with the switch has LOG SALES in the place of the shop, in the bar and in a phone's menu, for all but moderators and regional business managers; others have the shop", async () => {
	const { acme, mona, priya } = await salesCompany({
		...salesFlags,
		redemptions_enabled: 1,
		log_sales_in_shop_place: 1,
	});
	const rita = await acme.addMember({ role: "regional_business_manager" });
	const max = await acme.addMember({ role: "moderator" });
	const { priya: other } = await salesCompany({ ...salesFlags, redemptions_enabled: 1 });
	const shopsOf = async (person: typeof priya) => {
		const page = await openPage(person, "/faqs");
		return [page.part("header", ["class", "bar"]), page.part("nav", ["id", "menu"])].map((place) =>
			place.links().filter(({ text }) => ["LOG SALES", "Shop"].includes(text)),
		);
	};
	const both = (link: { text: string; href: string }) => [[link], [link]];
	expect(await shopsOf(priya)).toEqual(both({ text: "LOG SALES", href: "/webapp/sales/log" }));
	for (const person of [rita, max, mona, other])
		expect(await shopsOf(person)).toEqual(both({ text: "Shop", href: "/webapp/store" }));
});
