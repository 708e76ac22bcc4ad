/** Suggestions of what is sold: brands, items by name or SKU, and categories, while they are offered, where the account has sales. */
import { expect, test } from "vitest";
import { salesCompany } from "#test/factories/sales";
import { createTenant } from "#test/kit/tenant";

test("what is sold is found by the beginnings of its words while it is offered, and nothing of another account", async () => {
	const { olga, priya, brand_id, item_id, budget_id } = await salesCompany();
	const find = async (
		person: typeof priya,
		type: "sale_brands" | "product_items" | "categories",
		search_text: string,
	) => (await person.client.call("autosuggest/autosuggest", { type, search_text })).searchResults;
	expect(await find(priya, "sale_brands", "rat")).toMatchObject([
		{ id: brand_id, label: "Ratchet strap & Co", name: "Ratchet strap & Co", type: "sale_brand" },
	]);
	expect(await find(priya, "product_items", "FB-RS")).toMatchObject([{ id: item_id, type: "product_item" }]);
	expect(await find(priya, "categories", "strap")).toMatchObject([{ label: "Ratchet straps", type: "sale_category" }]);
	expect(await find(priya, "sale_brands", "zzz")).toEqual([]);
	await olga.client.call("sales/save-brand", { brand_id, name: "Ratchet strap & Co", budget_id, is_active: 0 });
	expect(await find(priya, "sale_brands", "rat")).toEqual([]);
	const other = await (await createTenant()).addMember();
	expect(await find(other as typeof priya, "product_items", "rat")).toEqual([]);
});
