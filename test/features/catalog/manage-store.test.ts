/** Managing the store over HTTP: items, variants, pictures and categories, who may, and two editors at once. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { importFile } from "#test/features/imports/upload";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { createTenant, type TenantOptions, type TestMember } from "#test/kit/tenant";

const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 250, 0, 0, 0, 250,
]);

async function makeStore(options: TenantOptions = {}) {
	const acme = await createTenant(options);
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", points: 5_000 });
	return { acme, olga, priya };
}

const found = async ({ client }: TestMember, search: string) =>
	(await client.call("catalog/get-items", { filters: { search } })).table_rows.map(({ name }) => name);
const managed = ({ client }: TestMember, item_id: number) => client.call("catalog/get-managed-item", { item_id });

test("an item that an owner makes is in the store at once, is found, changed and hidden; members manage nothing", async () => {
	const { olga, priya } = await makeStore();
	const { category_id } = await olga.client.call("catalog/save-category", { name: "Kitchen" });
	expect(await found(priya, "lamp")).toEqual([]);
	const { item_id } = await olga.client.call("catalog/save-item", {
		...{ name: "Desk lamp", brand_name: "Lumen", tags: "light", category_id, points: 900, stock: 4 },
		...{ description: "# Bright\n\nIt <b>shines</b>.\n\n- warm\n- cold", fixed_quantities: "6, 2", base_multiplier: 4 },
	});
	expect(await found(priya, "lamp")).toEqual(["Desk lamp"]);
	const { item } = await priya.client.call("catalog/fetch-item-details", { item_id });
	expect(item).toMatchObject({
		...{ name: "Desk lamp", points: 900, quantity_left: 4, categories: ["Kitchen"], source: "store" },
		quantity_multiples: { static_multiples: [2, 6], base_multiplier: 4 },
		description: [
			{ tag: "h3", children: ["Bright"] },
			{ tag: "p", children: ["It <b>shines</b>."] },
			{
				tag: "ul",
				children: [
					{ tag: "li", children: ["warm"] },
					{ tag: "li", children: ["cold"] },
				],
			},
		],
	});
	const [variant] = (await managed(olga, item_id)).variants;
	const known = { item_id, variant_id: variant!.id, known_points: 900, known_stock: 4 };
	await olga.client.call("catalog/save-variant", {
		...known,
		points: 700,
		points_was: 900,
		stock: 9,
		options: "Size: S",
	});
	await olga.client.call("catalog/save-variant", { item_id, points: 1_200, options: "Size: L", delivery: "email" });
	expect((await priya.client.call("catalog/fetch-item-details", { item_id })).item).toMatchObject({
		...{ points: 700, points_was: 900, minimum_display_cost: 700, maximum_display_cost: 1_200, quantity_left: null },
		variants: [
			{ options: [["Size", "S"]], points: 700, stock: 9, delivery: "courier" },
			{ options: [["Size", "L"]], points: 1_200, stock: null, delivery: "email", is_gift_card: 1 },
		],
	});
	const twin = await olga.client.try("catalog/save-variant", { item_id, points: 5, options: "Size: L" });
	expect(twin.body).toMatchObject({ resultType: "variant_exists" });
	for (const [wrong, field] of [
		[{ options: "Large" }, "options"],
		[{ options: "Size: XL", points: 0 }, "points"],
		[{ options: "Size: XL", points_was: 4 }, "points_was"],
		[{ options: "Size: XL", points: 1_000_000_000_000 }, "points"],
	] as const) {
		const refused = await olga.client.try("catalog/save-variant", { item_id, points: 5, ...wrong });
		expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([400, [field]]);
	}
	for (const wrong of [{ points: undefined }, { fixed_quantities: "six" }])
		expect((await olga.client.try("catalog/save-item", { name: "Rug", points: 5, ...wrong })).status).toBe(400);
	const { version } = (await managed(olga, item_id)).item;
	await olga.client.call("catalog/save-item", { item_id, version, name: "Desk lamp", is_hidden: 1 });
	expect(await found(priya, "lamp")).toEqual([]);
	expect((await priya.client.try("catalog/fetch-item-details", { item_id })).status).toBe(404);
	const list = await olga.client.call("catalog/get-managed-items", { filters: { state: "hidden", search: "lamp" } });
	expect(list.table_rows).toMatchObject([{ name: "Desk lamp", state: "hidden", variant_count: 2 }]);
	for (const name of ["catalog/get-managed-items", "catalog/get-managed-categories"] as const)
		expect((await priya.client.try(name, {})).status).toBe(403);
	expect((await priya.client.try("catalog/save-item", { item_id, name: "Mine" })).status).toBe(403);
});

test("[catalog-15] featured is 1, trending 2, homepage 4; an item stands in its buckets in the shop, and a hidden one in none", async () => {
	const { acme, olga, priya } = await makeStore();
	const sums: Record<string, number> = {};
	for (const buckets of [["featured"], ["trending"], ["homepage"], ["featured", "homepage"], []] as const) {
		const name = buckets.join("+") || "none";
		const { item_id } = await olga.client.call("catalog/save-item", { name, points: 100, buckets: [...buckets] });
		sums[name] = (await managed(olga, item_id)).item.bucket;
	}
	expect(sums).toEqual({ featured: 1, trending: 2, homepage: 4, "featured+homepage": 5, none: 0 });
	const hidden = { name: "hidden", points: 100, buckets: ["trending" as const], is_hidden: 1 as const };
	await olga.client.call("catalog/save-item", hidden);
	await addItem(acme, { name: "imported" });
	const { shop } = await priya.client.call("catalog/init-shop", { chunkName: "general" });
	const names = (items: { name: string }[] = []) => items.map(({ name }) => name).sort();
	expect(names(shop.featured)).toEqual(["featured", "featured+homepage"]);
	expect(names(shop.trending)).toEqual(["trending"]);
	expect(names(shop.homepage)).toEqual(["featured+homepage", "homepage"]);
});

test("of two editors the second is told what changed and overwrites nothing; what was sold meanwhile stays sold", async () => {
	const { acme, olga } = await makeStore();
	const bo = await acme.addMember({ role: "account_owner", first_name: "Bo" });
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 500, stock: 10 }] });
	const { version } = (await managed(olga, mug.id)).item;
	await bo.client.call("catalog/save-item", { item_id: mug.id, version, name: "Big mug" });
	const late = await olga.client.try("catalog/save-item", { item_id: mug.id, version, name: "Small mug" });
	expect([late.status, late.body.resultType]).toEqual([409, "item_changed"]);
	expect((await managed(olga, mug.id)).item.name).toBe("Big mug");
	const known = { item_id: mug.id, variant_id: mug.variant_id, known_points: 500, known_stock: 10 };
	await bo.client.call("catalog/save-variant", { ...known, points: 500, stock: 7 });
	const stale = await olga.client.try("catalog/save-variant", { ...known, points: 400, stock: 12 });
	expect([stale.status, stale.body.resultType]).toEqual([409, "variant_changed"]);
	expect((await managed(olga, mug.id)).variants).toMatchObject([{ points: 500, stock: 7 }]);
});

test("categories are added, renamed with all below, ordered and hidden; search learns the new name", async () => {
	const { acme, olga, priya } = await makeStore();
	runByHand(olga.client);
	const save = (input: object) => olga.client.call("catalog/save-category", input as { name: string });
	const kitchen = (await save({ name: "Kitchen", position: 2 })).category_id;
	const cups = (await save({ name: "Cups", parent_id: kitchen })).category_id;
	const garden = (await save({ name: "Garden", position: 1 })).category_id;
	await olga.client.call("catalog/save-item", { name: "Mug", points: 500, category_id: cups });
	await olga.client.call("catalog/save-item", { name: "Rake", points: 500, category_id: garden });
	const offered = async () =>
		(await priya.client.call("catalog/get-filters", {})).categories
			.map(({ name }) => name)
			.filter((name) => name !== "Cups");
	expect(await offered()).toEqual(["Garden", "Kitchen"]);
	await save({ category_id: kitchen, name: "Cooking", position: 0 });
	expect(await offered()).toEqual(["Cooking", "Garden"]);
	const { categories } = await olga.client.call("catalog/get-managed-categories", {});
	expect(categories.map(({ path }) => path)).toEqual(["Cooking", "Cooking > Cups", "Garden"]);
	expect(await found(priya, "cooking")).toEqual([]);
	await runOutbox(acme, "catalog/index-category");
	expect(await found(priya, "cooking")).toEqual(["Mug"]);
	await save({ category_id: kitchen, name: "Cooking", is_hidden: 1 });
	expect((await priya.client.call("catalog/get-filters", {})).categories.map(({ name }) => name)).toEqual(["Garden"]);
	expect(await found(priya, "mug")).toEqual(["Mug"]);
	const taken = await olga.client.try("catalog/save-category", { name: "Garden" });
	expect(taken.body).toMatchObject({ resultType: "category_exists" });
	expect((await olga.client.try("catalog/save-category", { name: "A > B" })).status).toBe(400);
});

test("pictures are added and taken away; what is no picture is refused", async () => {
	const { acme, olga, priya } = await makeStore();
	const mug = await addItem(acme, { name: "Mug" });
	const path = "/api/catalog/api_save_item_picture";
	const send = (content: BlobPart[]) =>
		olga.client.upload(path, { item_id: mug.id, alt: "A mug" }, new File(content, "mug.png"));
	expect((await send([png])).status).toBe(200);
	const shown = async () => (await priya.client.call("catalog/fetch-item-details", { item_id: mug.id })).item;
	expect(await shown()).toMatchObject({ image_alt: "A mug", pictures: [{ alt: "A mug" }] });
	expect((await send(["<svg/>"])).body).toMatchObject({ resultType: "file_type_not_allowed" });
	expect((await send([new Uint8Array(2_100_000)])).body).toMatchObject({ resultType: "file_too_large" });
	expect((await send([])).body).toMatchObject({ resultType: "no_file" });
	const [picture] = (await managed(olga, mug.id)).pictures;
	await olga.client.call("catalog/remove-item-picture", { item_id: mug.id, position: picture!.position });
	expect(await shown()).toMatchObject({ image_url: null, pictures: [] });
});

test("what a file said and cannot be typed stays when price or stock are saved, and so does what the supplier is paid", async () => {
	const { acme, olga } = await makeStore({ point_price: 570_000 });
	const long = {
		title: "T".repeat(480),
		vendor: "V".repeat(250),
		tags: "tag, ".repeat(900).trim(),
		sku: "S".repeat(250),
	};
	await importFile(
		acme,
		olga,
		"catalogue",
		[
			"Handle,Title,Vendor,Tags,Variant Price,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty",
			`jug,${long.title},${long.vendor},"${long.tags}",18.29,Volume,"1,5 L",,Blue,${long.sku},3`,
		].join("\n"),
	);
	const read = async () => {
		const [row] = await acme.database.read(
			sql<{ item_id: number; id: number; options: string; options_key: string; price_cents: number; stock: number }>`
				select item_id, id, options, options_key, price_cents, stock from variants where account_id = ${acme.id}`,
		);
		return row!;
	};
	// A point is worth 0.57, so that 18.29 is 33 points, which come to 18.81.
	const { item_id, id: variant_id, ...before } = await read();
	const { item, variants } = await managed(olga, item_id);
	const { id: _id, ...shown } = variants[0]!;
	expect(shown).toMatchObject({ options: "Volume: 1,5 L, : Blue", points: 33 });
	const save = (more: object) =>
		olga.client.try("catalog/save-variant", { ...shown, item_id, variant_id, known_points: 33, ...more } as never);
	expect((await save({ known_stock: 3, stock: 9 })).body.errors).toBeUndefined();
	const { item_id: _item, id: _variant, ...after } = await read();
	expect(after).toEqual({ ...before, stock: 9, price_cents: 1_829 });
	expect((await save({ known_stock: 9, stock: 9, options: "Volume: 2,5 L" })).status).toBe(400);
	const words = { item_id, version: item.version, name: item.name, brand_name: item.brand_name, tags: item.tags };
	expect((await olga.client.try("catalog/save-item", words)).status).toBe(200);
	// 0.57 for each of 3 points is 1.71, whatever 0.0003 is in binary.
	expect((await save({ known_stock: 9, stock: 9, points: 3 })).status).toBe(200);
	expect(await read()).toMatchObject({ price_cents: 171, options: before.options, options_key: before.options_key });
});
