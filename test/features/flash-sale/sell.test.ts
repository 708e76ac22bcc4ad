/** Selling in a flash sale: at its price, never more than there is, never more than one person may have. */
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { addItem } from "#test/factories/catalog";
import { buy, holdsOf, makeBuyers, makeSale, openSale, rowsOfSale, statusOf } from "#test/factories/flash-sale";
import { orderOf, putIntoCart } from "#test/factories/shopping";

test("a unit is sold at the sale's price; sale, order, buyer and object agree", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 7 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 7, live_to_date: sale.live_to_date });
	const cart = await priya!.client.call("cart/get-shopping-cart", {});
	expect(cart.items[0]).toMatchObject({ points: 300, item: { points: 300, points_was: 500, is_flash_sale_item: 1 } });
	const answer = await priya!.client.call("checkout/checkout", orderOf(cart));
	expect(answer).toMatchObject({ status: "success", point_balance: 700 });
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({
		stock: 6,
		sold: 1,
		units: 1,
		orders: 1,
		points: 300,
		ends: [{ outcome: "sold", user_id: priya!.id }],
		buyers: [{ user_id: priya!.id, quantity: 1 }],
	});
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 6 });
	expect(await holdsOf(acme, bottle.id)).toEqual([]);
});

test("50 buyers at once for 7 units: exactly 7 are sold, the others are told, and nobody holds anything", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 7 });
	const buyers = await makeBuyers(acme, 50, itemId);
	const outcomes = await Promise.all(buyers.map(buy));
	expect(outcomes.filter((outcome) => outcome === "success")).toHaveLength(7);
	expect(
		outcomes.filter((outcome) => !["success", "flash_sale_sold_out", "flash_sale_all_held"].includes(outcome)),
	).toEqual([]);
	const rows = await rowsOfSale(acme, sale.id);
	expect(rows).toMatchObject({ stock: 0, sold: 7, units: 7, orders: 7, points: 2_100 });
	expect(new Set(rows.buyers.map(({ user_id }) => user_id)).size).toBe(7);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 0 });
	expect(await holdsOf(acme, bottle.id)).toEqual([]);
	const late = await acme.addMember({ points: 1_000 });
	const refused = await late.client.try("cart/save-shopping-cart-item", { data: { itemId }, quantity: 1 });
	expect(refused.body.errors).toEqual({ quantity: ["Out of Stock. Remove it to go on."] });
});

test("one person gets no more than the limit, however often they try at once", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 7, limit_per_member: 2 });
	const priya = await acme.addMember({ points: 10_000 });
	const order = async () => orderOf(await putIntoCart(priya, itemId, 1));
	for (let turn = 0; turn < 3; turn += 1) {
		const asked = await order().catch(() => undefined);
		if (!asked) continue;
		const { cart_version: _version, ...withoutVersion } = asked;
		await Promise.all([1, 2, 3, 4].map(() => priya.client.try("checkout/checkout", withoutVersion)));
	}
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({
		stock: 5,
		units: 2,
		buyers: [{ user_id: priya.id, quantity: 2 }],
	});
	const third = await priya.client.try("cart/save-shopping-cart-item", { data: { itemId }, quantity: 1 });
	expect(third.body.errors).toEqual({
		quantity: ["Only 2 for each person in this flash sale, and you have yours. Remove it to go on."],
	});
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 5 });
});

test("who has too few points holds nothing", async () => {
	const { acme, bottle, itemId } = await makeSale({ quantity: 1 });
	const [priya] = await makeBuyers(acme, 1, itemId, 100);
	expect(await buy(priya!)).toBe("insufficient_points");
	expect(await holdsOf(acme, bottle.id)).toEqual([]);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 1 });
});

test("one sold-out line stops everything, names it, and gives back what was held for the others", async () => {
	const { acme, owner, bottle, sale, itemId } = await makeSale({ quantity: 1 });
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 400, stock: null }] });
	const other = await openSale(owner, mug.id, { points: 200, points_was: 400, quantity: 1 });
	const [priya, lee] = await makeBuyers(acme, 2, itemId);
	await putIntoCart(priya!, mug.variant_id);
	await putIntoCart(lee!, mug.variant_id);
	const shown = await priya!.client.call("cart/get-shopping-cart", {});
	await lee!.client.call("cart/remove-shopping-cart-item", { catalog_item_id: itemId });
	expect(await buy(lee!)).toBe("success");
	const reply = await priya!.client.try("checkout/checkout", orderOf(shown));
	expect([reply.status, reply.body.resultType]).toEqual([409, "flash_sale_sold_out"]);
	expect(reply.body.resultMsg).toContain("Mug");
	expect(Object.keys(reply.body.errors ?? {})).toEqual([`items.${mug.variant_id}`]);
	expect(await holdsOf(acme, bottle.id)).toEqual([]);
	expect((await priya!.client.call("cart/get-shopping-cart", {})).items).toHaveLength(2);
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 1, sold: 0 });
	expect(await rowsOfSale(acme, other.id)).toMatchObject({ stock: 0, sold: 1 });
});

test("a sold unit is taken from the item's own stock too, and what is left is the lesser of both", async () => {
	const { acme, sale, itemId } = await makeSale({
		quantity: 7,
		limit_per_member: 5,
		item: { variants: [{ points: 500, stock: 3 }] },
	});
	const priya = await acme.addMember({ points: 5_000 });
	const refused = await priya.client.try("cart/save-shopping-cart-item", { data: { itemId }, quantity: 4 });
	expect(refused.body.errors).toEqual({ quantity: ["Only 3 left. Lower the quantity to go on."] });
	await putIntoCart(priya, itemId, 2);
	expect(await buy(priya)).toBe("success");
	const [variant] = await acme.database.read(
		sql<{ stock: number }>`select stock from variants where account_id = ${acme.id} and id = ${itemId}`,
	);
	expect([variant!.stock, (await rowsOfSale(acme, sale.id)).stock]).toEqual([1, 5]);
});

test("who comes too late costs one trip to the database and writes nothing", async () => {
	const { acme, itemId } = await makeSale({ quantity: 1 });
	const [first, late] = await makeBuyers(acme, 2, itemId);
	const shown = await late!.client.call("cart/get-shopping-cart", {});
	expect(await buy(first!)).toBe("success");
	const lines: string[] = [];
	const spy = vi.spyOn(console, "log").mockImplementation((line: unknown) => void lines.push(String(line)));
	const reply = await late!.client.try("checkout/checkout", orderOf(shown));
	expect([reply.body.resultType, reply.body.errors]).toEqual([
		"flash_sale_sold_out",
		{ [`items.${itemId}`]: ["Sold out. Remove it to go on."] },
	]);
	spy.mockRestore();
	const call = lines.find((line) => line.includes('"checkout/checkout"'));
	expect(JSON.parse(call ?? "{}")).toMatchObject({ status: 409, round_trips: 1, rows_written: 0 });
});
