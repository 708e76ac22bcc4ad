/** Where a flash sale's price, end and stock show, and what happens to both when it begins or ends. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCategory, addItem } from "#test/factories/catalog";
import { interrupted } from "#test/factories/faults";
import { buy, buyIn, makeBuyers, makeSale, openSale, rowsOfSale, withHoldsOf } from "#test/factories/flash-sale";
import { orderOf } from "#test/factories/shopping";
import type { TestTenant } from "#test/kit/tenant";

/** The sale was over as soon as it had begun, before anybody could order. */
const end = (tenant: TestTenant, sale_id: number) =>
	tenant.database.write([
		sql`update flash_sales set live_to_date = starts_at + 1 where account_id = ${tenant.id} and id = ${sale_id}`,
	]);

const offer = { points: 300, points_was: 500, is_flash_sale_item: 1, quantity_left: 7 };

test("[catalog-13] [catalog-20] [flash_sale-06] every list and the item itself show the sale's price, the one before, its end and what is left", async () => {
	const { acme, owner, bottle, sale, itemId } = await makeSale();
	const drinks = await addCategory(acme, "Drinks");
	await acme.database.write([
		sql`update items set category_id = ${drinks.id}, popularity = 5 where account_id = ${acme.id} and id = ${bottle.id}`,
		sql`insert into category_items (account_id, category_id, item_id, points, popularity, created_at)
			values (${acme.id}, ${drinks.id}, ${bottle.id}, 500, 5, 1)`,
	]);
	const mug = await addItem(acme, { name: "Mug", category_id: drinks.id });
	const { client } = owner;
	await client.call("catalog/add-item-to-recently-viewed", { itemId: bottle.id });
	const shown = {
		...offer,
		id: bottle.id,
		live_to_date: sale.live_to_date,
		minimum_display_cost: 300,
		maximum_display_cost: 300,
	};
	const general = await client.call("catalog/init-shop", { chunkName: "general" });
	const arrivals = await client.call("catalog/init-shop", { chunkName: "new_arrivals" });
	const popular = await client.call("catalog/init-shop", { chunkName: "most_popular" });
	const listed = await client.call("catalog/get-items", {});
	const lists = {
		listing: listed.table_rows,
		general: general.shop.all_items,
		new_arrivals: arrivals.shop.new_arrivals,
		most_popular: popular.shop.most_popular,
		related: (await client.call("catalog/get-related-items", { item_id: mug.id })).items,
		suggested: (await client.call("catalog/get-suggested-items", {})).items,
		recently_viewed: (await client.call("catalog/get-recently-viewed-items", {})).items,
		flash_sale: (await client.call("catalog/get-flash-sale", {})).items,
	};
	for (const [name, items] of Object.entries(lists))
		expect([name, items?.find(({ id }) => id === bottle.id)]).toMatchObject([name, shown]);
	expect(listed.table_rows.find(({ id }) => id === mug.id)).toMatchObject({ points: 500, is_flash_sale_item: 0 });
	expect(lists.flash_sale).toHaveLength(1);
	const { item } = await client.call("catalog/fetch-item-details", { item_id: bottle.id });
	expect(item).toMatchObject({
		...shown,
		limit_per_member: 1,
		variants: [{ id: itemId, points: 300, points_was: 500 }],
	});
});

test("what is left on the item's page and in the sale's list is less what others hold", async () => {
	const { acme, bottle, itemId } = await makeSale();
	const [priya, lee] = await makeBuyers(acme, 2, itemId);
	await priya!.client.call("checkout/hold-flash-items", {});
	const { item } = await lee!.client.call("catalog/fetch-item-details", { item_id: bottle.id });
	const { items } = await lee!.client.call("catalog/get-flash-sale", {});
	expect([item.quantity_left, items[0]?.quantity_left]).toEqual([6, 6]);
});

test("before a sale begins and after it ends the item is an ordinary item at its ordinary price", async () => {
	const { acme, owner, bottle } = await makeSale({
		starts_at: Date.now() + 60_000,
		live_to_date: Date.now() + 120_000,
	});
	const ordinary = { points: 500, is_flash_sale_item: 0, quantity_left: null };
	const shown = async () => (await owner.client.call("catalog/fetch-item-details", { item_id: bottle.id })).item;
	expect(await shown()).toMatchObject(ordinary);
	expect((await shown()).live_to_date).toBeUndefined();
	expect((await owner.client.call("catalog/get-flash-sale", {})).items).toEqual([]);
	await acme.database.write([
		sql`update flash_sales set starts_at = 1, live_to_date = ${Date.now() - 1} where account_id = ${acme.id}`,
	]);
	expect(await shown()).toMatchObject(ordinary);
});

test("all variants cost the sale's price while it runs, and the limit counts them together", async () => {
	const { acme, sale, bottle } = await makeSale({
		item: {
			variants: [
				{ points: 500, stock: null, options: [["Size", "S"]] },
				{ points: 900, stock: null, options: [["Size", "L"]] },
			],
		},
	});
	const priya = await acme.addMember({ points: 5_000 });
	const add = (itemId: number) => priya.client.call("cart/save-shopping-cart-item", { data: { itemId }, quantity: 1 });
	await add(bottle.variant_ids[0]!);
	const cart = await add(bottle.variant_ids[1]!);
	expect(cart.items.map(({ item }) => item.points)).toEqual([300, 300]);
	expect(cart.items[0]!.notices).toEqual([
		{ code: "member_limit", text: "Only 1 for you in this flash sale. Lower the quantity to go on.", is_blocking: 1 },
	]);
	const reply = await priya.client.try("checkout/checkout", orderOf(cart));
	expect(reply.body.resultType).toBe("flash_sale_limit");
	await priya.client.call("cart/remove-shopping-cart-item", { catalog_item_id: bottle.variant_ids[0]! });
	expect(await buy(priya)).toBe("success");
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ sold: 1, points: 300 });
});

test("a sale that ended between look and order refuses the order, in its own words", async () => {
	const { acme, sale, itemId } = await makeSale();
	const [priya] = await makeBuyers(acme, 1, itemId);
	const cart = await priya!.client.call("cart/get-shopping-cart", {});
	await end(acme, sale.id);
	const reply = await priya!.client.try("checkout/checkout", orderOf(cart));
	expect([reply.status, reply.body.resultType, reply.body.resultMsg]).toEqual([
		409,
		"flash_sale_ended",
		"The flash sale is over: Bottle. Nothing was ordered; the price of your cart is up to date now, please check it.",
	]);
	expect(reply.body.errors).toEqual({ [`items.${itemId}`]: ["The flash sale is over."] });
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 7, sold: 0, units: 0 });
	const after = await priya!.client.call("cart/get-shopping-cart", {});
	expect(after.items[0]).toMatchObject({
		points: 500,
		item: { points: 500, is_flash_sale_item: 0 },
		notices: [
			{ code: "price_raised", text: "The price went up from 300 to 500 points since you added this.", is_blocking: 0 },
		],
	});
	expect(await buy(priya!)).toBe("success");
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 7, sold: 0, units: 1, points: 500 });
});

test("a sale that ends behind the last look is found by the batch itself", async () => {
	const { acme, sale, itemId } = await makeSale();
	const [priya] = await makeBuyers(acme, 1, itemId);
	const late = interrupted(withHoldsOf(60_000), "'sold'", () => end(acme, sale.id));
	const { body } = await buyIn(late, priya!);
	expect(body.resultType).toBe("flash_sale_ended");
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 7, sold: 0, units: 0, ends: [] });
});

test("a sale that ends behind the last look sells nothing, even where the usual price is the same", async () => {
	const { acme, sale, itemId } = await makeSale({ points: 500, points_was: 700 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const late = interrupted(withHoldsOf(60_000), "'sold'", () => end(acme, sale.id));
	const { body } = await buyIn(late, priya!);
	expect([body.resultType, body.errors]).toEqual([
		"flash_sale_ended",
		{ [`items.${itemId}`]: ["The flash sale is over."] },
	]);
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 7, sold: 0, units: 0 });
});

test("a sale that began before the order is written is not passed over: the price has changed", async () => {
	const { acme, owner } = await makeSale();
	const mug = await addItem(acme, { name: "Mug" });
	const [priya] = await makeBuyers(acme, 1, mug.variant_id);
	const cart = await priya!.client.call("cart/get-shopping-cart", {});
	expect(cart.items[0]!.points).toBe(500);
	const begun = interrupted(withHoldsOf(60_000), "insert into orders", async () => {
		await openSale(owner, mug.id, { points: 200, starts_at: Date.now() - 60_000 });
	});
	const { body } = await buyIn(begun, priya!, cart);
	expect([body.resultType, body.errors]).toEqual([
		"price_changed",
		{ [`items.${mug.variant_id}`]: ["The price is now 200 points instead of 500."] },
	]);
	expect((await priya!.client.call("session/init-user", {})).user.point_balance).toBe(1_000);
});

test("a price below the sale's that nobody was shown buys nothing", async () => {
	const { acme, itemId } = await makeSale();
	const [priya] = await makeBuyers(acme, 1, itemId);
	const cart = orderOf(await priya!.client.call("cart/get-shopping-cart", {}));
	cart.shoppingCart.items[0]!.item.points = 1;
	expect((await priya!.client.try("checkout/checkout", cart)).body.resultType).toBe("price_changed");
});
