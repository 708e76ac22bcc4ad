/** The sales dashboard as served without scripts: by role and account, its filters, its graphs with their tables, and what stands where there is nothing. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCategory, addItem } from "#test/factories/catalog";
import { addPastOrders } from "#test/factories/many-orders";
import { indexPeople } from "#test/factories/programs";
import { addManySales } from "#test/factories/sales";
import { makeSalesCompany } from "#test/factories/sales-dashboard";
import { openPage, type ServedPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { dashboardGraphs } from "#workers/features/sales-dashboard/rules/dashboard-layout";

const days = "startDate=2026-01-01&endDate=2026-06-30";
const open = (person: TestMember, query = days) => openPage(person, `/sales_dashboard?${query}`);
const part = (page: ServedPage, graph: string) => page.part("div", ["id", graph]);
const graphsOf = (page: ServedPage) => dashboardGraphs.filter((graph) => page.html.includes(`id="${graph}"`));
const linksIn = (page: ServedPage, label: string) =>
	page.html.includes(`aria-label="${label}"`) ? page.part("nav", ["aria-label", label]).links() : [];
const rolesOf = (page: ServedPage) => linksIn(page, "Show").map(({ text }) => text);
const keysOf = (page: ServedPage, graph: string) => part(page, graph).part("ul", ["class", "graph-legend"]).texts("li");
const allOn = Object.fromEntries(dashboardGraphs.map((graph) => [graph, 1]));
const searchField = 'placeholder="Search a User or Group by Name"';

test("[sales_dashboard-01] [sales_dashboard-02] [sales_dashboard-03] [sales_dashboard-04] [sales_dashboard-07] [sales_dashboard-08] [sales_dashboard-10] [sales_dashboard-19] [sales_dashboard-23] each sales role has its layout, its options of the role filter and its wording; all but customers search people and groups", async () => {
	const { acme, cleo, dora, rex, olga, eve } = await makeSalesCompany();
	const [rep, manager] = [
		await acme.addMember({ role: "widia_sales_rep" }),
		await acme.addMember({ role: "widia_sales_rep_manager" }),
	];
	const custom = await acme.addMember({ role: "member", settings: { custom_role: "customer" } });
	const admin = await acme.addMember({ role: "widia_admin" });
	const pages = await Promise.all([cleo, custom, admin, dora, rex, rep, manager, olga].map((one) => open(one)));
	const [ofCleo, ofCustom, ofAdmin, ofDora, ofRex, ofRep, ofManager, ofOlga] = pages;
	const layouts = pages.map(({ html }) => /data-layout="(\w+)"/.exec(html)?.[1]);
	expect(layouts).toEqual([
		...["customer", "customer", "customer", "distributor", "distributor", "sales_rep", "sales_rep", "generic"],
	]);
	expect(graphsOf(ofDora!)).toEqual(
		dashboardGraphs.filter((graph) =>
			[
				...["spend_per_month", "points_issued", "quantity_purchased", "points_redeemed", "spend_by_brand"],
				...["quantity_by_brand", "popular_categories", "quantity_per_category", "average_categories"],
				...["top_items_by_credits", "top_items_by_quantity"],
			].includes(graph),
		),
	);
	expect(graphsOf(ofRex!)).toEqual(graphsOf(ofDora!));
	expect(graphsOf(ofManager!)).toEqual(graphsOf(ofRep!));
	expect(graphsOf(ofRep!)).toContain("credits_by_item");
	for (const absent of ["points_redeemed", "quantity_purchased"]) expect(graphsOf(ofRep!)).not.toContain(absent);
	for (const absent of ["quantity_by_brand", "average_categories"]) expect(graphsOf(ofCleo!)).not.toContain(absent);
	expect([ofCleo, ofCustom, ofAdmin, ofDora, ofRex, ofRep, ofManager, ofOlga].map((page) => rolesOf(page!))).toEqual([
		...[[], [], []],
		["Customers", "Sales reps", "My points"],
		["Customers", "My points"],
		...[["Customers"], ["Customers"]],
		["Customers", "Distributors"],
	]);
	expect(pages.map(({ html }) => html.includes(searchField))).toEqual([
		...[false, false, true, true, true, true, true, true],
	]);
	const titlesOf = (page: ServedPage) => graphsOf(page).map((graph) => part(page, graph).texts("h2")[0]);
	expect(titlesOf(ofCleo!).sort()).toEqual([
		...["Issued to you, in points", "Quantity you purchased", "Redeemed by you, in points", "Your popular categories"],
		...["Your quantity per category", "Your spend by brand", "Your spend per month"],
		...["Your top 10 items by credits", "Your top 10 items by pieces"],
	]);
	expect(titlesOf(ofDora!).filter((title) => /\byou/i.test(title!))).toEqual([]);
	const chosenIn = (page: ServedPage) =>
		/<a[^>]*aria-current[^>]*>(.*?)<\/a>/.exec(page.part("nav", ["aria-label", "Show"]).html)?.[1];
	expect([chosenIn(ofDora!), chosenIn(ofRex!), chosenIn(ofOlga!)]).toEqual(["Customers", "Customers", "Customers"]);
	expect(part(ofDora!, "spend_per_month").texts("h2")).toEqual(["Customer spend per month"]);
	expect(part(ofDora!, "spend_per_month").text).toContain("Total$259.00$111.00");
	expect(part(await open(eve), "spend_per_month").text).toContain("Total$1,850.00");
	const byPieces = linksIn(ofDora!, "Popular categories by").find(({ text }) => text === "Pieces")!;
	const pieces = await openPage(dora, byPieces.href.replace("/webapp", ""));
	expect(part(pieces, "popular_categories").text).toContain("Ratchet straps16");
	expect((await openPage(cleo, "/")).links().map(({ href }) => href)).toContain("/webapp/sales_dashboard");
});

test("[sales_dashboard-05] [sales_dashboard-06] [sales_dashboard-22] who has no sales role sees the graphs that the account has switched on; a supplier's dashboard has its own, summed by product number", async () => {
	const flags = { spend_by_brand: 1, points_issued: 0, top_items_by_quantity: 1 };
	const company = await makeSalesCompany({ settings: { sales_fe_settings: { graphs: flags } } });
	const member = await company.acme.addMember();
	for (const person of [company.olga, member])
		expect(graphsOf(await open(person))).toEqual(["spend_by_brand", "top_items_by_quantity"]);
	const settings = { sale_account_type: "supplier" };
	const supplier = await makeSalesCompany({ settings });
	await supplier.approve();
	const page = await open(supplier.dora);
	expect(graphsOf(page)).toEqual(expect.arrayContaining(["earned_by_supplier", "quantity_by_product_number"]));
	for (const absent of ["spend_by_brand", "quantity_by_brand"]) expect(graphsOf(page)).not.toContain(absent);
	expect(part(page, "earned_by_supplier").text).toContain("Ratchet strap & Co112");
	expect(part(page, "quantity_by_product_number").text).toContain("FB-RS50-916");
	const { aggregate_custom_field } = await supplier.dora.client.call("sales-dashboard/get-sales-dashboard", {});
	expect(aggregate_custom_field).toBe("supplier_product_number");
	const none = await company.dora.client.call("sales-dashboard/get-sales-dashboard", {});
	expect(none.aggregate_custom_field).toBeNull();
	const without = await makeSalesCompany();
	expect((await open(without.olga)).text).toContain("No graphs are switched on");
	const group = await makeSalesCompany({ settings: { sale_account_type: "buying_group" } });
	expect(graphsOf(await open(group.dora))).toContain("spend_by_distributor");
});

test("[sales_dashboard-11] [sales_dashboard-12] the days and whoever is chosen narrow all graphs; another role begins anew, the account owner's too; wrong days keep what was typed", async () => {
	const { acme, dora, olga, carl, cleo, zed } = await makeSalesCompany({
		settings: { sales_fe_settings: { graphs: allOn } },
	});
	await indexPeople(acme, [carl, cleo, zed]);
	const march = await open(dora, "startDate=2026-03-01&endDate=2026-03-31");
	expect(part(march, "quantity_purchased").text).toContain("Total10");
	for (const field of ["startDate", "endDate"]) expect(march.html).toContain(`name="${field}"`);
	const one = await dora.client.fetch("/webapp/sales_dashboard?search=Carl&startDate=2026-03-01&endDate=2026-03-31", {
		redirect: "manual",
	});
	const address = one.headers.get("location")!;
	expect([one.status, address]).toEqual([
		302,
		`/webapp/sales_dashboard?startDate=2026-03-01&endDate=2026-03-31&user=${carl.id}`,
	]);
	const chosen = await openPage(dora, address.replace("/webapp", ""));
	expect(part(chosen, "quantity_purchased").text).toContain("Total6");
	expect(chosen.text).toContain("Only Carl Vale");
	const several = await open(dora, `${days}&search=Vale`);
	expect(several.text).toContain("Choose one of these.");
	expect(several.links().some(({ href }) => href.includes(`user=${zed.id}`))).toBe(false);
	expect((await open(dora, `${days}&search=Zed`)).text).toContain("Nobody and no group here has this name.");
	const group_id = await addGroupOf(acme, carl);
	expect(part(await open(dora, `${days}&group=${group_id}`), "quantity_purchased").text).toContain("Total6");
	for (const person of [dora, olga])
		for (const { href } of linksIn(await openPage(person, address.replace("/webapp", "")), "Show"))
			expect(href).toMatch(/^\/webapp\/sales_dashboard\?role=\w+$/);
	const distributors = await open(olga, `role=distributor&${days}`);
	expect(part(distributors, "quantity_purchased").text).toContain("Total1");
	for (const query of ["startDate=2026-05-01&endDate=2026-04-01", "startDate=2026-02-30", "role=nothing"]) {
		const wrong = await open(dora, query);
		expect([query, wrong.status, wrong.text.includes("Choose a first day that is not after the last one")]).toEqual([
			query,
			200,
			true,
		]);
	}
	expect((await open(dora, "startDate=2026-05-01&endDate=2026-04-01")).html).toContain('value="2026-05-01"');
});

test("[sales_dashboard-09] [sales_dashboard-37] [sales_dashboard-38] [sales_dashboard-39] [sales_dashboard-40] [sales_dashboard-41] [sales_dashboard-42] legends, lines, bars, labels, colors and tables keep their limits", async () => {
	const { acme, olga, rex, budget_id, approve } = await makeSalesCompany({
		settings: { sales_fe_settings: { graphs: allOn } },
	});
	for (let at = 0; at < 12; at += 1) {
		const owner = await acme.addMember({ role: "customer", first_name: `Buyer${at}`, manager_id: rex.id });
		await addManySales(acme, { many: [at], owner, budget_id }, Date.parse("2026-02-03T00:00:00Z"));
		if (at >= 9) continue;
		const item = await addItem(acme, { category_id: (await addCategory(acme, `Gifts ${at}`)).id });
		await addPastOrders(acme, item, [{ user_id: owner.id, created_at: Date.parse("2026-02-10T12:00:00Z") }]);
	}
	await approve();
	const page = await open(olga);
	expect(keysOf(page, "redeemed_by_category")).toHaveLength(7);
	expect(part(page, "redeemed_by_category").texts("th", ["scope", "row"])).toHaveLength(10);
	const tables = ["top_items_by_credits", "top_items_by_quantity"].map((name) => part(page, name).table().rows);
	expect(tables.map(({ length }) => length)).toEqual([10, 10]);
	expect(tables[0]![0]).toMatchObject({ SKU: "FB-RS50-9", Product: "Ratchet strap", Credits: "812" });
	expect(tables[0]![1]).toMatchObject({ SKU: "CN-200" });
	expect(keysOf(page, "quantity_per_category")).toHaveLength(10);
	expect(keysOf(page, "credits_by_item")).toHaveLength(11);
	expect(part(page, "credits_by_item").texts("th", ["scope", "row"]).length).toBe(12);
	expect(part(page, "popular_categories").texts("th", ["scope", "row"])).toHaveLength(8);
	const lines = keysOf(page, "spend_per_month");
	expect(lines).toHaveLength(10);
	expect(lines.at(-1)).toContain("All others");
	const many = part(page, "categories_by_time");
	expect(many.texts("tr")[0]).toContain("Thing 11");
	expect(many.texts("ul", ["class", "graph-legend"]).join("")).toBe("");
	expect(many.text).toContain("More than 10 lines");
	const colors = part(page, "spend_per_month").html.match(/graph-color-\d/g)!;
	expect([...new Set(colors)].sort()).toEqual(Array.from({ length: 9 }, (_none, at) => `graph-color-${at}`));
	const heights = (graph: string) => /viewBox="0 0 640 (\d+)"/.exec(part(page, graph).html)![1];
	expect(["spend_by_brand", "spend_per_month", "categories_by_time"].map(heights)).toEqual(["300", "400", "600"]);
	expect(part(page, "quantity_purchased").html).toMatch(/<rect[^>]* width="20"/);
	const bars = part(page, "spend_by_brand");
	expect(bars.texts("text")).toContain("Ratchet strap &…");
	expect(bars.texts("th")).toContain("Ratchet strap & Co");
});

test("[sales_dashboard-34] [sales_dashboard-35] [sales_dashboard-36] a graph without figures says so in its own words, and one that cannot be read stays empty with a way to ask again", async () => {
	const company = await makeSalesCompany({ settings: { sales_fe_settings: { graphs: allOn } } });
	const { olga, dora, zed } = company;
	const empty = await open(olga, "startDate=2025-01-01&endDate=2025-03-31");
	const words = (graph: string) => part(empty, graph).texts("h2").at(-1);
	expect(words("spend_per_month")).toBe("No data available");
	expect(words("earned_by_supplier")).toBe("No data available.");
	expect(words("quantity_per_category")).toBe("No data available");
	const spanish = await open(
		await company.acme.addMember({ role: "account_owner", language_code: "es" }),
		"startDate=2025-01-01&endDate=2025-03-31",
	);
	expect(part(spanish, "quantity_per_category").texts("h2").at(-1)).toBe("No hay datos disponibles");
	const failed = part(await open(dora, `${days}&user=${zed.id}`), "points_issued");
	expect(failed.texts("h2")).toEqual(["Issued, in points", "No data available"]);
	expect(failed.text).toContain("The figures could not be loaded.");
	expect(failed.links()).toEqual([{ text: "Try again", href: `/webapp/sales_dashboard?${days}&user=${zed.id}` }]);
	expect(failed.text).not.toContain("Total");
	const items = part(await open(dora, `${days}&user=${zed.id}`), "top_items_by_credits");
	expect(items.text).toContain("The figures could not be loaded.");
	expect(items.links()).toEqual(failed.links());
});

test("without sales there is neither dashboard nor entry", async () => {
	const other = await (await createTenant()).addMember();
	expect((await openPage(other, "/sales_dashboard")).status).toBe(403);
	expect((await openPage(other, "/")).links().map(({ href }) => href)).not.toContain("/webapp/sales_dashboard");
});

async function addGroupOf(acme: Awaited<ReturnType<typeof makeSalesCompany>>["acme"], person: TestMember) {
	const id = 77;
	await acme.database.write([
		sql`insert into groups (account_id, id, name, created_at) values (${acme.id}, ${id}, 'North', 0)`,
		sql`insert into group_members (account_id, group_id, user_id) values (${acme.id}, ${id}, ${person.id})`,
	]);
	return id;
}
