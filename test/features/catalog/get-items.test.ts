/** The listing of the store: pages of 28, sorted and narrowed, read in proportion to the page. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCategory, addItem, addItems } from "#test/factories/catalog";
import { planOf } from "#test/kit/plan";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { refreshItemFigures } from "#workers/features/catalog";
import { getItems } from "#workers/features/catalog/lists/get-items.query";
import { indexDocuments } from "#workers/features/search";
import { systemClock } from "#workers/kernel/clock";
import { shardDatabase } from "#workers/kernel/environment";
import type { MemberScope } from "#workers/kernel/scope";
import { prepare } from "#workers/kernel/sql";
import { rowsAfter } from "#workers/kernel/table-page";

const names = (page: { table_rows: unknown[] }) => page.table_rows.map((row) => (row as { name: string }).name);
const day = 86_400_000;

test("[catalog-20] [catalog-21] the listing gives 28 items a page, the most popular first, with exact totals", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await addItems(
		acme,
		Array.from({ length: 60 }, (_, at) => ({ name: `Item ${at}`, popularity: at })),
	);
	await addItem(acme, { name: "Draft", status: "draft", popularity: 999 });
	const first = await priya.client.call("catalog/get-items", {});
	expect(first).toMatchObject({ total_rows: 60, total_pages: 3 });
	expect(names(first)).toEqual(Array.from({ length: 28 }, (_, at) => `Item ${59 - at}`));
	const last = await priya.client.call("catalog/get-items", { page: 2, anchor: first.extra_data.anchor ?? undefined });
	expect(names(last)).toEqual(["Item 3", "Item 2", "Item 1", "Item 0"]);
});

test("[catalog-12] [catalog-13] a row is a store item: dates only while new, the old price only when it was dearer", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const kitchen = await addCategory(acme, "Kitchen", await addCategory(acme, "Home"));
	const added = Date.now() - 5 * day;
	await addItem(acme, {
		name: "Mug",
		brand_name: "Clay",
		category_id: kitchen.id,
		created_at: added,
		quantity_multiples: { static_multiples: [6, 12], base_multiplier: 6 },
		variants: [
			{ points: 300, points_was: 400, sku: "MUG-S", stock: 2 },
			{ points: 500, sku: "MUG-L", stock: 3 },
		],
	});
	await addItem(acme, { name: "Old", created_at: Date.now() - 31 * day });
	const { table_rows } = await priya.client.call("catalog/get-items", { sorted: [{ id: "created_at", desc: true }] });
	const [mug, old] = table_rows;
	expect(mug).toEqual({
		id: expect.any(Number),
		image_url: expect.stringMatching(/^\/files\//),
		image_alt: "",
		brand_name: "Clay",
		name: "Mug",
		product_type: "standard_product",
		points: 300,
		points_was: 400,
		minimum_display_cost: 300,
		maximum_display_cost: 500,
		quantity_multiples: { static_multiples: [6, 12], base_multiplier: 6 },
		quantity_left: 5,
		is_flash_sale_item: 0,
		created_at: added,
		source: "import",
		sku: "MUG-S",
		categories: ["Home", "Kitchen"],
	});
	expect(old).not.toHaveProperty("created_at");
	expect(old).not.toHaveProperty("points_was");
});

test("how long items are new is a setting of the account", async () => {
	const acme = await createTenant({ settings: { days_items_are_new: 3 } });
	const priya = await acme.addMember();
	await addItem(acme, { created_at: Date.now() - 5 * day });
	const { table_rows } = await priya.client.call("catalog/get-items", {});
	expect(table_rows[0]).not.toHaveProperty("created_at");
});

test("filters narrow the listing by category, brand, points, search and what can be afforded", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ points: 450 });
	const home = await addCategory(acme, "Home");
	const kitchen = await addCategory(acme, "Kitchen", home);
	const items = await addItems(acme, [
		{ name: "Copper pan", brand_name: "Forge", category_id: kitchen.id, variants: [{ points: 400 }] },
		{ name: "Steel pan", brand_name: "Forge", category_id: kitchen.id, variants: [{ points: 900 }] },
		{ name: "Linen throw", brand_name: "Loom", category_id: home.id, variants: [{ points: 450 }] },
		{ name: "Trail shoes", brand_name: "Stride", variants: [{ points: 100 }] },
	]);
	await acme.database.write(
		indexDocuments(
			acme.id,
			"item",
			items.map(({ id, name }) => ({ id, title: name, body: "" })),
		),
	);
	const listed = async (filters: Record<string, unknown>) =>
		names(await priya.client.call("catalog/get-items", { filters, sorted: [{ id: "points" }] }));
	expect(await listed({ category_id: home.id })).toEqual(["Copper pan", "Linen throw", "Steel pan"]);
	expect(await listed({ category_id: kitchen.id })).toEqual(["Copper pan", "Steel pan"]);
	expect(await listed({ brand: "Forge" })).toEqual(["Copper pan", "Steel pan"]);
	expect(await listed({ min_points: 400, max_points: 450 })).toEqual(["Copper pan", "Linen throw"]);
	expect(await listed({ affordable: 1 })).toEqual(["Trail shoes", "Copper pan", "Linen throw"]);
	expect(await listed({ affordable: 1, category_id: home.id, max_points: 420 })).toEqual(["Copper pan"]);
	expect(await listed({ search: "pan" })).toEqual(["Copper pan", "Steel pan"]);
	expect(await listed({ search: "pan cop", category_id: home.id })).toEqual(["Copper pan"]);
	expect(await listed({ search: "!!" })).toEqual([]);
	expect(await listed({ category_id: 12345 })).toEqual([]);
});

test("what can be afforded follows the balance, not the first answer", async () => {
	const acme = await createTenant();
	const rich = await acme.addMember({ points: 1_000 });
	const poor = await acme.addMember({ points: 10 });
	await addItem(acme, { variants: [{ points: 500 }] });
	expect((await rich.client.call("catalog/get-items", { filters: { affordable: 1 } })).total_rows).toBe(1);
	expect((await poor.client.call("catalog/get-items", { filters: { affordable: 1 } })).total_rows).toBe(0);
});

test("a sort that no index serves is refused, and so is asking for what can be afforded where balances are hidden", async () => {
	const acme = await createTenant({ flags: { hide_points_for_account: 1 } });
	const priya = await acme.addMember();
	const sorted = await priya.client.try("catalog/get-items", { sorted: [{ id: "name" }] });
	expect([sorted.status, sorted.body.resultType]).toEqual([400, "validation"]);
	const affordable = await priya.client.try("catalog/get-items", { filters: { affordable: 1 } });
	expect([affordable.status, affordable.body.resultType]).toEqual([403, "feature_disabled"]);
});

test("totals follow when items are hidden", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const [mug] = await addItems(acme, [{}, {}]);
	expect((await priya.client.call("catalog/get-items", {})).total_rows).toBe(2);
	await acme.database.write([
		sql`update items set status = 'archived' where account_id = ${acme.id} and id = ${mug!.id}`,
		...refreshItemFigures(acme.id, [mug!.id]),
	]);
	expect((await priya.client.call("catalog/get-items", {})).total_rows).toBe(1);
});

test("a page reads rows in proportion to itself, and no list is sorted after reading", async () => {
	const acme = await createTenant();
	const home = await addCategory(acme, "Home");
	await addItems(
		acme,
		Array.from({ length: 300 }, (_, at) => ({
			category_id: home.id,
			popularity: at,
			variants: [{ points: 100 + at }],
		})),
	);
	const joins = 4; // the item, its category, its first variant, the flash sale that runs
	for (const filters of [{}, { category_id: home.id }]) {
		const { rows_read } = await readPlain(acme, filters, "popularity");
		expect(rows_read).toBeLessThanOrEqual(28 * (1 + joins) + 20);
	}
	for (const sort of ["popularity", "points", "created_at"]) {
		for (const filters of [{}, { category_id: home.id }, { min_points: 100, max_points: 200 }]) {
			const plan = (await planOf(acme.shard, statementOf(acme, filters, sort))).join("\n");
			expect(plan).not.toMatch(/TEMP B-TREE|SCAN (items|category_items|i|c|v)\b/);
			expect(plan).toMatch(filters.category_id ? /category_items_by_/ : /items_listed_by_/);
		}
	}
});

function statementOf(tenant: TestTenant, filters: object, sort: string) {
	const scope = {
		account: { id: tenant.id },
		user: { point_balance: 0 },
		clock: systemClock,
	} as unknown as MemberScope;
	const query = getItems.query(scope, filters as never);
	return rowsAfter(query, { sort: getItems.sorts[sort]!, desc: true }, null, 28);
}

async function readPlain(tenant: TestTenant, filters: object, sort: string) {
	const { text, params } = prepare(statementOf(tenant, filters, sort));
	const { meta, results } = await shardDatabase(env, tenant.shard)
		.prepare(text)
		.bind(...params)
		.all();
	expect(results).toHaveLength(28);
	return { rows_read: meta.rows_read };
}
