/** What tiles and lists show of an item follows its variants, its category and its stock. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCategory, addItem } from "#test/factories/catalog";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import {
	findVariantsForSale,
	refreshItemFigures,
	refreshQuantityLeft,
	takeStock,
	toVariantForSale,
} from "#workers/features/catalog";

const figuresOf = async (tenant: TestTenant, id: number) =>
	(
		await tenant.database.read(
			sql<
				Record<string, unknown>
			>`select points, points_was, minimum_display_cost, maximum_display_cost, quantity_left, variant_count, is_listed
				from items where account_id = ${tenant.id} and id = ${id}`,
		)
	)[0];

const countsOf = async (tenant: TestTenant) =>
	tenant.database.read(
		sql<{
			name: string;
			item_count: number;
		}>`select name, item_count from categories where account_id = ${tenant.id} order by path`,
	);

test("an item shows the range, the stock and the number of its active variants", async () => {
	const acme = await createTenant();
	const bottle = await addItem(acme, {
		variants: [
			{ points: 900, stock: 3 },
			{ points: 700, points_was: 800, stock: 4 },
			{ points: 100, stock: 9, is_active: 0 },
		],
	});
	expect(await figuresOf(acme, bottle.id)).toEqual({
		points: 700,
		points_was: 800,
		minimum_display_cost: 700,
		maximum_display_cost: 900,
		quantity_left: 7,
		variant_count: 2,
		is_listed: 1,
	});
});

test("one variant that is not counted makes the item's stock uncounted", async () => {
	const acme = await createTenant();
	const card = await addItem(acme, { variants: [{ stock: 3 }, { stock: null }] });
	expect(await figuresOf(acme, card.id)).toMatchObject({ quantity_left: null });
});

test("an item counts in its category and every one above, and leaves them when it is hidden or moved", async () => {
	const acme = await createTenant();
	const home = await addCategory(acme, "Home");
	const kitchen = await addCategory(acme, "Kitchen", home);
	const garden = await addCategory(acme, "Garden", home);
	const pan = await addItem(acme, { category_id: kitchen.id });
	await addItem(acme, { category_id: kitchen.id, status: "draft" });
	expect(await countsOf(acme)).toEqual([
		{ name: "Home", item_count: 1 },
		{ name: "Garden", item_count: 0 },
		{ name: "Kitchen", item_count: 1 },
	]);
	await acme.database.write([
		sql`update items set category_id = ${garden.id} where account_id = ${acme.id} and id = ${pan.id}`,
		...refreshItemFigures(acme.id, [pan.id]),
	]);
	expect((await countsOf(acme)).map(({ item_count }) => item_count)).toEqual([1, 1, 0]);
	await acme.database.write([
		sql`update items set status = 'archived' where account_id = ${acme.id} and id = ${pan.id}`,
		...refreshItemFigures(acme.id, [pan.id]),
	]);
	expect((await countsOf(acme)).map(({ item_count }) => item_count)).toEqual([0, 0, 0]);
});

test("what cart and checkout ask of a variant comes with its item and category", async () => {
	const acme = await createTenant();
	const kitchen = await addCategory(acme, "Kitchen", await addCategory(acme, "Home"));
	const mug = await addItem(acme, {
		name: "Mug",
		brand_name: "Clay",
		category_id: kitchen.id,
		quantity_multiples: { base_multiplier: 6 },
		variants: [
			{ options: [["Colour", "Blue"]], points: 120, price_cents: 118, sku: "MUG-B", stock: 5 },
			{ is_active: 0 },
		],
	});
	const rows = await acme.database.read(findVariantsForSale(acme.id, mug.variant_ids, { user_id: 1, now: 1 }));
	const [blue, hidden] = mug.variant_ids.map((id) => toVariantForSale(rows.find((row) => row.id === id)!));
	expect(blue).toMatchObject({
		item_id: mug.id,
		name: "Mug",
		brand_name: "Clay",
		options: [["Colour", "Blue"]],
		sku: "MUG-B",
		points: 120,
		price_cents: 118,
		stock: 5,
		is_for_sale: 1,
		quantity_multiples: { base_multiplier: 6 },
		product_type: "standard_product",
		categories: ["Home", "Kitchen"],
	});
	expect(hidden?.is_for_sale).toBe(0);
});

test("stock is taken line by line, and one line too many undoes all", async () => {
	const acme = await createTenant();
	const mug = await addItem(acme, { variants: [{ stock: 5 }, { stock: 1 }, { stock: null }] });
	const [first, second, uncounted] = mug.variant_ids as [number, number, number];
	const take = (lines: { variant_id: number; quantity: number }[]) =>
		acme.database.write([takeStock(acme.id, lines), refreshQuantityLeft(acme.id, [mug.id])]);
	const stocks = async () =>
		(
			await acme.database.read(
				sql<{
					stock: number | null;
				}>`select stock from variants where account_id = ${acme.id} and item_id = ${mug.id} order by position`,
			)
		).map(({ stock }) => stock);
	await take([
		{ variant_id: first, quantity: 2 },
		{ variant_id: first, quantity: 1 },
		{ variant_id: uncounted, quantity: 50 },
	]);
	expect(await stocks()).toEqual([2, 1, null]);
	await expect(
		take([
			{ variant_id: first, quantity: 1 },
			{ variant_id: second, quantity: 2 },
		]),
	).rejects.toThrow("variants_stock_not_below_zero");
	expect(await stocks()).toEqual([2, 1, null]);
});
