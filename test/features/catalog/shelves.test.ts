/** The shelves of the store: new arrivals, most popular, recently viewed, recommended, related. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCategory, addItem, addItems } from "#test/factories/catalog";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { countPopularity } from "#workers/features/catalog/jobs/count-popularity";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import { openTenantDatabase } from "#workers/kernel/database";
import type { Scope } from "#workers/kernel/scope";

const names = (items: readonly { name: string }[] | undefined) => items?.map(({ name }) => name);
const chunk = async (member: TestMember, chunkName: "general" | "new_arrivals" | "most_popular" | "user_level_data") =>
	(await member.client.call("catalog/init-shop", { chunkName })).shop;

/** Writes an order of one line as the checkout leaves it. */
async function placeOrder(
	tenant: TestTenant,
	member: TestMember,
	line: { item_id: number; variant_id: number; quantity?: number; at?: number; status?: string; status_at?: number },
): Promise<number> {
	const [order, id] = [newId(), newId()];
	const at = line.at ?? Date.now();
	await tenant.database.write([
		sql`insert into orders (account_id, id, number, user_id, total_points, total_cents, line_count, unit_count, address, cart_key, created_at)
			values (${tenant.id}, ${order}, ${order}, ${member.id}, 1, 1, 1, 1, '{}', ${`cart-${order}`}, ${at})`,
		sql`insert into order_lines (account_id, id, order_id, user_id, variant_id, item_id, name, brand_name, options, sku, quantity,
				points, price_cents, status, status_at, created_at)
			values (${tenant.id}, ${id}, ${order}, ${member.id}, ${line.variant_id}, ${line.item_id}, 'x', 'x', '[]', 'x', ${line.quantity ?? 1},
				1, 1, ${line.status ?? "accepted"}, ${line.status_at ?? at}, ${at})`,
	]);
	return id;
}

/** Runs the scheduled count as the clock does, at a moment of the test's choice; gives the rows that it read. */
async function count(tenant: TestTenant, now = Date.now()): Promise<number> {
	const database = openTenantDatabase(env, tenant.shard, tenant.id);
	const remember = async (statements: Parameters<Scope["remember"]>[0]) => void (await database.write(statements));
	await countPopularity.handler({
		account: { id: tenant.id },
		clock: { now: () => now },
		read: database.read,
		remember,
	} as unknown as Scope<null>);
	return database.cost.rows_read;
}

test("[catalog-14] [catalog-17] the shop loads in four chunks that bring its parts; what is a person's own is theirs alone", async () => {
	const acme = await createTenant({ settings: { show_christmas_disclaimer: 1 } });
	const [priya, dan] = [await acme.addMember(), await acme.addMember()];
	const home = await addCategory(acme, "Home");
	const kitchen = await addCategory(acme, "Kitchen", home);
	await addCategory(acme, "Empty");
	const [pan] = await addItems(acme, [
		{
			name: "Pan",
			brand_name: "Loom",
			category_id: kitchen.id,
			popularity: 3,
			created_at: 1_000,
			variants: [{ points: 250 }],
		},
		{ name: "Throw", brand_name: "Clay", category_id: home.id, created_at: 2_000, variants: [{ points: 900 }] },
	]);
	expect(await chunk(priya, "general")).toMatchObject({
		categories: [
			{ id: home.id, parent_id: null, name: "Home", item_count: 2 },
			{ id: kitchen.id, parent_id: home.id, name: "Kitchen", item_count: 1 },
		],
		top_categories: [{ id: home.id }],
		brands: ["Clay", "Loom"],
		all_items: [{ name: "Pan" }, { name: "Throw" }],
		total_rows: 2,
		max_points_range_for_filter: 900,
		show_christmas_disclaimer: 1,
	});
	expect(names((await chunk(priya, "new_arrivals")).new_arrivals)).toEqual(["Throw", "Pan"]);
	expect(names((await chunk(priya, "most_popular")).most_popular)).toEqual(["Pan"]);
	const nothing = { recently_viewed_items: [], wish_lists: [] };
	expect(await chunk(priya, "user_level_data")).toEqual({ ...nothing, recommended_items: [] });
	await priya.client.call("catalog/add-item-to-recently-viewed", { itemId: pan!.id });
	await priya.client.call("wish-lists/save-wish-list-item", { item_id: pan!.id });
	const { wish_list_id } = await priya.client.call("wish-lists/update-wish-list", { name: "Attic" });
	const mine = await chunk(priya, "user_level_data");
	expect([names(mine.recently_viewed_items), names(mine.recommended_items)]).toEqual([["Pan"], ["Pan"]]);
	expect(mine.wish_lists).toEqual([
		{ id: expect.any(Number), name: "My wishes", is_default: 1, item_count: 1 },
		{ id: wish_list_id, name: "Attic", is_default: 0, item_count: 0 },
	]);
	expect(await chunk(dan, "user_level_data")).toMatchObject(nothing);
	const unknown = await priya.client.try("catalog/init-shop", { chunkName: "everything" as "general" });
	expect([unknown.status, unknown.body.resultType]).toEqual([400, "validation"]);
});

test("[catalog-19] the last 20 items that a person looked at stay on their shelf, the latest first", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const omar = await acme.addMember();
	const items = await addItems(
		acme,
		Array.from({ length: 22 }, (_, at) => ({ name: `Item ${at}` })),
	);
	for (const { id } of items) await priya.client.call("catalog/add-item-to-recently-viewed", { itemId: id });
	await priya.client.call("catalog/add-item-to-recently-viewed", { itemId: items[5]!.id });
	const { items: viewed } = await priya.client.call("catalog/get-recently-viewed-items", {});
	expect(viewed).toHaveLength(20);
	expect(names(viewed)?.[0]).toBe("Item 5");
	expect(names(viewed)).not.toContain("Item 0");
	expect((await omar.client.call("catalog/get-recently-viewed-items", {})).items).toEqual([]);
	expect((await chunk(priya, "user_level_data")).recently_viewed_items).toEqual(viewed);
});

test("an item that is hidden or another tenant's cannot be looked at", async () => {
	const [acme, globex] = [await createTenant(), await createTenant()];
	const priya = await acme.addMember();
	const draft = await addItem(acme, { status: "draft" });
	const foreign = await addItem(globex);
	for (const { id } of [draft, foreign]) {
		expect((await priya.client.try("catalog/add-item-to-recently-viewed", { itemId: id })).status).toBe(404);
		expect((await priya.client.try("catalog/fetch-item-details", { item_id: id })).status).toBe(404);
		expect((await priya.client.try("catalog/get-related-items", { item_id: id })).body.resultType).toBe(
			"no_related_items",
		);
	}
	expect((await priya.client.call("catalog/get-recently-viewed-items", {})).items).toEqual([]);
});

test("[catalog-20] recommended are popular items of the categories that a person looks at and orders from, without what they ordered", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const [kitchen, garden, toys] = [
		await addCategory(acme, "Kitchen"),
		await addCategory(acme, "Garden"),
		await addCategory(acme, "Toys"),
	];
	const [pan, , spade] = await addItems(acme, [
		{ name: "Pan", category_id: kitchen.id, popularity: 9 },
		{ name: "Pot", category_id: kitchen.id, popularity: 5 },
		{ name: "Spade", category_id: garden.id, popularity: 7 },
		{ name: "Kite", category_id: toys.id, popularity: 99 },
		{ name: "Bowl", category_id: kitchen.id, popularity: 6 },
		{ name: "Hidden", category_id: kitchen.id, popularity: 100, status: "draft" },
	]);
	expect(names((await priya.client.call("catalog/get-suggested-items", {})).items)?.[0]).toBe("Kite");
	await placeOrder(acme, priya, { item_id: pan!.id, variant_id: pan!.variant_id });
	await priya.client.call("catalog/add-item-to-recently-viewed", { itemId: spade!.id });
	const { recommended_items } = await chunk(priya, "user_level_data");
	expect(names(recommended_items)).toEqual(["Bowl", "Pot", "Spade"]);
	expect(names((await priya.client.call("catalog/get-suggested-items", {})).items)).toEqual(["Bowl", "Pot", "Spade"]);
});

test("related are the most popular of the same category; without any the answer is 'No related items found.'", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const kitchen = await addCategory(acme, "Kitchen");
	const [pan] = await addItems(acme, [
		{ name: "Pan", category_id: kitchen.id },
		{ name: "Pot", category_id: kitchen.id, popularity: 1 },
		{ name: "Bowl", category_id: kitchen.id, popularity: 2 },
	]);
	const alone = await addItem(acme, { name: "Kite" });
	expect(names((await priya.client.call("catalog/get-related-items", { item_id: pan!.id })).items)).toEqual([
		"Bowl",
		"Pot",
	]);
	const none = await priya.client.try("catalog/get-related-items", { item_id: alone.id });
	expect(none.body).toMatchObject({
		resultStatus: "error",
		resultType: "no_related_items",
		resultMsg: "No related items found.",
	});
});

test("popularity is the units ordered in 90 days, counted again only when orders changed", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const kitchen = await addCategory(acme, "Kitchen");
	const [pan, pot, bowl] = await addItems(acme, [
		{ name: "Pan", category_id: kitchen.id },
		{ name: "Pot", category_id: kitchen.id },
		{ name: "Bowl", category_id: kitchen.id, popularity: 7 },
	]);
	const now = Date.now();
	await placeOrder(acme, priya, { item_id: pan!.id, variant_id: pan!.variant_id, quantity: 2, at: now - dayMs });
	const cancelled = await placeOrder(acme, priya, {
		item_id: pan!.id,
		variant_id: pan!.variant_id,
		quantity: 5,
		at: now - 2 * dayMs,
	});
	await placeOrder(acme, priya, { item_id: pot!.id, variant_id: pot!.variant_id, quantity: 3, at: now - 89.9 * dayMs });
	await placeOrder(acme, priya, { item_id: bowl!.id, variant_id: bowl!.variant_id, quantity: 9, at: now - 91 * dayMs });
	const popular = async () => (await chunk(priya, "most_popular")).most_popular?.map(({ name }) => name);
	const listed = async () =>
		names((await priya.client.call("catalog/get-items", { filters: { category_id: kitchen.id } })).table_rows);

	await count(acme, now);
	expect(await popular()).toEqual(["Pan", "Pot"]);
	expect(await listed()).toEqual(["Pan", "Pot", "Bowl"]);

	await acme.database.write([
		sql`update order_lines set status = 'cancelled', status_at = ${now + 1} where account_id = ${acme.id} and id = ${cancelled}`,
	]);
	await count(acme, now + 9 * minuteMs);
	expect(await popular(), "not again within ten minutes").toEqual(["Pan", "Pot"]);
	await count(acme, now + 11 * minuteMs);
	expect(await popular(), "a cancelled line no longer counts").toEqual(["Pot", "Pan"]);
	expect(await listed()).toEqual(["Pot", "Pan", "Bowl"]);

	expect(await count(acme, now + 22 * minuteMs), "cheap when nothing changed").toBeLessThanOrEqual(8);
	await count(acme, now + dayMs);
	expect(await popular(), "what is older than 90 days no longer counts").toEqual(["Pan"]);
});

test("the store is closed where redemptions are off for the account or the shop for the person", async () => {
	const closed = await createTenant({ flags: { redemptions_enabled: 0 } });
	const open = await createTenant();
	const item = await addItem(open);
	for (const member of [await closed.addMember(), await open.addMember({ switches: { disable_shop: 1 } })]) {
		const replies = await Promise.all([
			member.client.try("catalog/init-shop", { chunkName: "general" }),
			member.client.try("catalog/get-items", {}),
			member.client.try("catalog/fetch-item-details", { item_id: item.id }),
			member.client.try("catalog/get-related-items", { item_id: item.id }),
			member.client.try("catalog/get-suggested-items", {}),
			member.client.try("catalog/get-recently-viewed-items", {}),
			member.client.try("catalog/add-item-to-recently-viewed", { itemId: item.id }),
		]);
		for (const { status, body } of replies) expect([status, body.resultType]).toEqual([403, "feature_disabled"]);
	}
});

test("what follows an order chooses anew what is recommended", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ points: 1_000 });
	const kitchen = await addCategory(acme, "Kitchen");
	const [pan, pot] = await addItems(acme, [
		{ name: "Pan", category_id: kitchen.id, popularity: 2 },
		{ name: "Pot", category_id: kitchen.id },
	]);
	await priya.client.call("catalog/add-item-to-recently-viewed", { itemId: pot!.id });
	expect(names((await chunk(priya, "user_level_data")).recommended_items)).toEqual(["Pan", "Pot"]);
	await priya.client.call("checkout/checkout", orderOf(await putIntoCart(priya, pan!.variant_id)));
	await runOutbox(acme, "checkout/finish-order");
	expect(names((await chunk(priya, "user_level_data")).recommended_items)).toEqual(["Pot"]);
});

test("what the store can be narrowed by is kept until a catalogue's figures change, for each account by itself", async () => {
	const [acme, globex] = [await createTenant({ shard: 0 }), await createTenant({ shard: 0 })];
	const [priya, gabriela] = [await acme.addMember(), await globex.addMember()];
	const home = await addCategory(acme, "Home");
	await addItems(acme, [{ name: "Pan", brand_name: "Loom", category_id: home.id, variants: [{ points: 700 }] }]);
	const ask = (member: TestMember) => member.client.call("catalog/get-filters", {});
	for (let time = 0; time < 2; time += 1)
		expect(await ask(priya)).toMatchObject({ brands: ["Loom"], max_points_range_for_filter: 700 });
	expect((await ask(gabriela)).brands).toEqual([]);
	await addItems(acme, [{ name: "Pot", brand_name: "Kiln", category_id: home.id, variants: [{ points: 900 }] }]);
	const after = await ask(priya);
	expect(after).toMatchObject({ brands: ["Kiln", "Loom"], max_points_range_for_filter: 900 });
	expect(after.categories).toMatchObject([{ name: "Home", item_count: 2 }]);
});
