/** The store's front as the Worker serves it: the Shop's parts, one large picture, two shelves, no item twice, and what is nearly within reach. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCategory, addItems, type ItemOptions } from "#test/factories/catalog";
import { makeSale } from "#test/factories/flash-sale";
import { openPage, type ServedPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const yearMs = 365 * 86_400_000;

const names = (page: ServedPage) =>
	page
		.links()
		.filter(({ href }) => href.includes("/store/item/"))
		.map(({ text }) => text);
const shelfOf = (page: ServedPage, name: string) => page.part("section", ["aria-labelledby", `${name}-title`]);
const titles = (page: ServedPage) => page.texts("h2");

/** 8 old items that are popular, 8 new ones, and one that is dear, all in a kitchen. */
async function makeStore(more: ItemOptions[] = []) {
	const acme = await createTenant();
	const kitchen = await addCategory(acme, "Kitchen");
	const items = await addItems(acme, [
		...Array.from({ length: 8 }, (_, at) => ({
			name: `Loved ${at}`,
			popularity: 50 - at,
			created_at: Date.now() - yearMs,
			category_id: kitchen.id,
			variants: [{ points: 100 + at, stock: null }],
		})),
		...Array.from({ length: 8 }, (_, at) => ({
			name: `Fresh ${at}`,
			created_at: Date.now() - at * 1_000,
			category_id: kitchen.id,
			variants: [{ points: 300, stock: null }],
		})),
		{
			name: "Sofa",
			created_at: Date.now() - yearMs,
			category_id: kitchen.id,
			variants: [{ points: 2_000, stock: null }],
		},
		...more,
	]);
	const look = (who: TestMember, name: string) =>
		who.client.call("catalog/add-item-to-recently-viewed", { itemId: items.find((item) => item.name === name)!.id });
	return { acme, kitchen, items, look };
}

test("[catalog-16] the shop's page is served with all four chunks, which the API gives one by one", async () => {
	const { acme, look, kitchen } = await makeStore();
	const priya = await acme.addMember({ points: 1_500 });
	await look(priya, "Sofa");
	const page = await openPage(priya, "/store");
	expect(page.links()).toContainEqual({ text: "Kitchen17", href: `/webapp/store/category/${kitchen.id}` });
	expect(names(shelfOf(page, "new_arrivals"))).toContain("Fresh 0");
	expect(names(shelfOf(page, "within_reach"))).toContain("Loved 1");
	expect(page.part("a", ["class", "front-near"]).text).toContain("Sofa");
	const chunk = async (chunkName: "general" | "new_arrivals" | "most_popular" | "user_level_data") =>
		(await priya.client.call("catalog/init-shop", { chunkName })).shop;
	expect((await chunk("general")).categories?.map(({ name }) => name)).toEqual(["Kitchen"]);
	expect((await chunk("new_arrivals")).new_arrivals?.[0]?.name).toBe("Fresh 0");
	expect((await chunk("most_popular")).most_popular?.[0]?.name).toBe("Loved 0");
	expect((await chunk("user_level_data")).recently_viewed_items?.map(({ name }) => name)).toEqual(["Sofa"]);
	const { all_items, total_rows } = await chunk("general");
	expect([all_items?.[0]?.name, all_items?.length, total_rows]).toEqual(["Loved 0", 17, 17]);
});

test("one large picture, then within reach and new arrivals, and nothing stands there twice", async () => {
	const { acme } = await makeStore();
	const priya = await acme.addMember({ points: 1_000 });
	const page = await openPage(priya, "/store");
	expect(titles(page).slice(0, 4)).toEqual(["Loved 0", "Within reach", "New arrivals", "Everything in the store"]);
	const [reach, fresh] = [names(shelfOf(page, "within_reach")), names(shelfOf(page, "new_arrivals"))];
	expect(reach.filter((name) => name !== "See all")).toEqual([1, 2, 3, 4, 5, 6, 7].map((at) => `Loved ${at}`));
	expect(fresh.slice(0, 8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((at) => `Fresh ${at}`));
	const shelf = shelfOf(page, "new_arrivals");
	expect(shelf.links()).toContainEqual({ text: "See all", href: "/webapp/store?sort=-created_at" });
	for (const href of ["#new_arrivals-1", "#new_arrivals-9"]) expect(shelf.html).toContain(`href="${href}"`);
	for (const id of ["new_arrivals-1", "new_arrivals-9"]) expect(shelf.html).toContain(`id="${id}"`);
	const narrowed = await openPage(priya, "/store?affordable=1");
	expect(titles(narrowed)).not.toContain("Within reach");
});

test("a shelf needs four items, and who has no points is shown what others like", async () => {
	const { acme } = await makeStore();
	const poor = await acme.addMember({ points: 102 });
	expect(titles(await openPage(poor, "/store"))).not.toContain("Within reach");
	const none = titles(await openPage(await acme.addMember({ points: 0 }), "/store"));
	expect(none.slice(0, 2)).toEqual(["New arrivals", "Most popular"]);
	const small = await createTenant();
	await addItems(small, [{ name: "Mug" }, { name: "Cup" }]);
	const shown = titles(await openPage(await small.addMember({ points: 1_000 }), "/store"));
	expect(shown.slice(0, 1)).toEqual(["Everything in the store"]);
});

test("the head says how near what was looked at is, unless it is covered or points are hidden", async () => {
	const { acme, look } = await makeStore();
	const priya = await acme.addMember({ points: 1_500 });
	expect((await openPage(priya, "/store")).html).not.toContain("front-near");
	await look(priya, "Fresh 1");
	expect((await openPage(priya, "/store")).html).not.toContain("front-near");
	await look(priya, "Sofa");
	const near = (await openPage(priya, "/store")).part("a", ["class", "front-near"]);
	expect(near.text).toContain("500 points away from Sofa");
	expect(near.html).toContain('aria-valuenow="75"');
	const hidden = await createTenant({ flags: { hide_points_for_account: 1 } });
	const [mug] = await addItems(hidden, [{ name: "Mug", variants: [{ points: 2_000 }] }]);
	const olu = await hidden.addMember({ points: 1_000 });
	await olu.client.call("catalog/add-item-to-recently-viewed", { itemId: mug!.id });
	expect((await openPage(olu, "/store")).html).not.toContain("front-near");
});

test("[flash_sale-06] a running sale is the large picture, with its old price and its clock; afterwards nothing of it is shown", async () => {
	const { acme, bottle } = await makeSale();
	const priya = await acme.addMember({ points: 1_000 });
	const large = (await openPage(priya, "/store")).part("section", ["aria-labelledby", "front-name"]);
	expect(large.text).toMatch(/^Only 7 left.*Flash sale · BrandBottle300points · \$3\.00Before: 500Ends in/);
	expect(large.links()).toEqual([{ text: "See the item", href: `/webapp/store/item/${bottle.id}` }]);
	const plain = await createTenant();
	await addItems(plain, [{ name: "Bottle", variants: [{ points: 300, points_was: 500 }] }]);
	const page = await openPage(await plain.addMember({ points: 1_000 }), "/store");
	expect(page.text).not.toMatch(/Flash sale|Before: 500|Ends in/);
});

test("[catalog-02] the store begins with the account's landing category, whose page leads on to the whole store", async () => {
	const { acme, kitchen } = await makeStore();
	const garden = await addCategory(acme, "Garden");
	await addItems(acme, [{ name: "Rake", category_id: garden.id }]);
	const priya = await acme.addMember({ points: 1_500 });
	const leads = async (path: string) => {
		const { status, headers } = await priya.client.fetch(`/webapp${path}`);
		return [status, headers.get("location")];
	};
	expect(await leads("/store")).toEqual([200, null]);
	const settle = (category_id: number) =>
		acme.database.write([
			sql`update accounts set settings = json_set(settings, '$.custom_shop_landing_category_id', ${category_id}),
				version = version + 1 where account_id = ${acme.id}`,
		]);
	await settle(garden.id);
	expect(await leads("/store")).toEqual([302, `/webapp/store/category/${garden.id}`]);
	const page = await openPage(priya, `/store/category/${garden.id}`);
	expect(page.texts("h1")).toEqual(["Garden"]);
	expect(names(page)).toEqual(["Rake"]);
	const chips = page.part("nav", ["class", "chips"]).links();
	expect(chips.map(({ href }) => href)).toEqual([
		"/webapp/store?page=1",
		`/webapp/store/category/${garden.id}`,
		`/webapp/store/category/${kitchen.id}`,
	]);
	const whole = await openPage(priya, "/store?page=1");
	expect(names(whole)).toContain("Rake");
	expect(names(whole)).toContain("Loved 1");
	expect(await leads("/store?search=rake")).toEqual([200, null]);
	await settle(404);
	expect(await leads("/store")).toEqual([200, null]);
});
