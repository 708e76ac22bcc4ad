/** The tiles of the store as the Worker serves them: names, prices, labels, what one can afford, and where they lead. */
import { expect, test } from "vitest";
import { addCategory, addItem, addItems } from "#test/factories/catalog";
import { makeSale } from "#test/factories/flash-sale";
import { putIntoCart, tryCheckout } from "#test/factories/shopping";
import { giveWallet, walletFlags } from "#test/factories/wallets";
import { openPage, type ServedPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const long = (length: number, start: string) => start + "x".repeat(length - start.length);
const yearMs = 365 * 86_400_000;

async function shopper(points = 1_000) {
	const acme = await createTenant();
	return { acme, priya: await acme.addMember({ points }) };
}

/** The words of each tile, by the first word of its item's name. */
async function tilesOf(person: Awaited<ReturnType<typeof shopper>>["priya"], path = "/store?sort=-created_at") {
	const page = await openPage(person, path);
	return { page, tiles: page.texts("li").filter((text) => /\d/.test(text)) };
}

test("[catalog-05] a brand is cut to 50 characters in the list, to 25 where things are recommended, new or popular", async () => {
	const { acme, priya } = await shopper(0);
	const brand = long(60, "Brandish");
	const kitchen = await addCategory(acme, "Kitchen");
	const items = await addItems(
		acme,
		Array.from({ length: 24 }, (_, at) => ({
			name: `Ware ${at}`,
			brand_name: brand,
			category_id: kitchen.id,
			created_at: Date.now() - (at < 10 ? 0 : yearMs),
			popularity: at < 10 ? 0 : at,
		})),
	);
	const shelf = (page: ServedPage, name: string) => page.part("section", ["aria-labelledby", `${name}-title`]).text;
	const expectCut = (text: string, length: number) => {
		expect(text).toContain(`${brand.slice(0, length)}…`);
		expect(text).not.toContain(brand.slice(0, length + 1));
	};
	const front = await openPage(priya, "/store");
	expectCut(shelf(front, "new_arrivals"), 25);
	expectCut(shelf(front, "most_popular"), 25);
	expectCut(front.part("ul", ["class", "tiles"]).text, 50);
	await priya.client.call("catalog/add-item-to-recently-viewed", { itemId: items[0]!.id });
	expectCut(shelf(await openPage(priya, "/store"), "recommended"), 25);
	expectCut(shelf(await openPage(priya, `/store/item/${items[0]!.id}`), "related"), 25);
});

test("[catalog-06] an item's name is cut to 65 characters in the list, on shelves, on the large picture and on the flash sale's card", async () => {
	const { acme, owner, bottle } = await makeSale({ item: { name: long(80, "Namely") } });
	const name = long(80, "Namely");
	await addItems(
		acme,
		Array.from({ length: 6 }, () => ({ name })),
	);
	const priya = await acme.addMember({ points: 1_000 });
	for (const path of ["/store", "/store?sort=points", ""]) {
		const { text } = (await openPage(priya, path)).part("main", ["id", "main"]);
		expect([path, text.includes(`${name.slice(0, 65)}…`)]).toEqual([path, true]);
		expect([path, text.includes(name.slice(0, 66))]).toEqual([path, false]);
	}
	expect((await openPage(owner, `/store/item/${bottle.id}`)).texts("h1")).toEqual([name]);
});

test("[catalog-04] tiles of a narrowed list keep its query, and their item leads back to it; other tiles keep none", async () => {
	const { acme, priya } = await shopper();
	const kitchen = await addCategory(acme, "Kitchen");
	const mug = await addItem(acme, { name: "Mug", brand_name: "Loom", category_id: kitchen.id });
	const narrowed = await openPage(priya, "/store?brand=Loom&min_points=100&sort=points");
	const kept = `/webapp/store/item/${mug.id}?brand=Loom&min_points=100&sort=points`;
	expect(narrowed.links()).toContainEqual({ text: "Mug", href: kept });
	const item = await openPage(priya, kept.replace("/webapp", ""));
	expect(item.links()).toContainEqual({ text: "Store", href: "/webapp/store?brand=Loom&min_points=100&sort=points" });
	const within = await openPage(priya, `/store/category/${kitchen.id}?sort=points`);
	const keptWithin = `/webapp/store/item/${mug.id}?sort=points&category_id=${kitchen.id}`;
	expect(within.links()).toContainEqual({ text: "Mug", href: keptWithin });
	expect((await openPage(priya, keptWithin.replace("/webapp", ""))).links()).toContainEqual({
		text: "Kitchen",
		href: `/webapp/store/category/${kitchen.id}?sort=points`,
	});
	const plain = `/webapp/store/item/${mug.id}`;
	expect((await openPage(priya, "/store")).links()).toContainEqual({ text: "Mug", href: plain });
	expect((await openPage(priya, `/store/item/${mug.id}`)).links()).toContainEqual({
		text: "Kitchen",
		href: `/webapp/store/category/${kitchen.id}`,
	});
});

test("[catalog-07] what is new says so, what is old does not", async () => {
	const { acme, priya } = await shopper();
	await addItem(acme, { name: "Fresh mug" });
	await addItem(acme, { name: "Stale mug", created_at: Date.now() - yearMs });
	const { tiles } = await tilesOf(priya);
	expect(tiles.find((text) => text.includes("Fresh mug"))).toContain("New!");
	expect(tiles.find((text) => text.includes("Stale mug"))).not.toContain("New!");
});

test("[catalog-08] the price is a range where variants differ, one figure where they do not", async () => {
	const { acme, priya } = await shopper();
	await addItem(acme, {
		name: "Scarf",
		variants: [
			{ points: 300, options: [["Size", "S"]] },
			{ points: 1_450, options: [["Size", "L"]] },
		],
	});
	await addItem(acme, { name: "Socks", variants: [{ points: 200 }] });
	const { tiles } = await tilesOf(priya);
	expect(tiles.find((text) => text.includes("Scarf"))).toContain("300 to 1,450");
	expect(tiles.find((text) => text.includes("Socks"))).toMatch(/200(?! to)/);
});

test("[catalog-09] what the balance covers has a check mark, what it does not says how much is missing", async () => {
	const { acme, priya } = await shopper(1_000);
	await addItem(acme, { name: "Kettle", variants: [{ points: 1_000 }] });
	await addItem(acme, { name: "Kayak", variants: [{ points: 1_250 }] });
	const { page, tiles } = await tilesOf(priya, "/store?sort=-created_at");
	const marked = page.html.split("<li").filter((tile) => tile.includes('aria-label="You can afford this."'));
	expect(marked.map((tile) => /Kettle|Kayak/.exec(tile)?.[0])).toEqual(marked.map(() => "Kettle"));
	expect(marked.length).toBeGreaterThan(0);
	expect(tiles.find((text) => text.includes("Kayak"))).toContain("250 more to go");
});

test("[catalog-09] what the wallet pays is measured by the wallet alone: on tiles, and on the large picture under the wallet's name", async () => {
	const acme = await createTenant({ flags: walletFlags });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ points: 5_000 });
	const ofWallet = { product_type: "wallet_product" } as const;
	const mat = await addItem(acme, { ...ofWallet, name: "Mat", variants: [{ points: 400 }] });
	await olga.client.call("catalog/save-item", { item_id: mat.id, name: "Mat", buckets: ["featured"] });
	await addItem(acme, { ...ofWallet, name: "Bench", variants: [{ points: 900 }] });
	await addItem(acme, { name: "Mug", variants: [{ points: 300 }] });
	const marked = (page: ServedPage) =>
		page.html
			.split("<li")
			.flatMap((tile) => (tile.includes('class="affordable"') ? (/Mat|Bench|Mug/.exec(tile)?.[0] ?? []) : []));
	const largeOf = async () => (await openPage(priya, "/store")).part("section", ["aria-labelledby", "front-name"]);
	const before = await largeOf();
	expect(before.text).toMatch(/Mat400Wallet/);
	expect(before.html).not.toContain('class="affordable"');
	expect(marked((await tilesOf(priya)).page)).toEqual(["Mug"]);
	await giveWallet(acme, { owner: olga, member: priya, points: 500 });
	expect((await largeOf()).html).toContain('class="affordable"');
	const { page, tiles } = await tilesOf(priya);
	expect(marked(page).sort()).toEqual(["Mat", "Mug"]);
	expect(tiles.find((text) => text.includes("Bench"))).toContain("400 more to go");
	expect(page.text).toContain("You have 5,000 points");
});

test("[catalog-10] with quantity multiples the price is that of the smallest number, per item", async () => {
	const { acme, priya } = await shopper();
	await addItem(acme, {
		name: "Pens",
		variants: [{ points: 20 }],
		quantity_multiples: { static_multiples: [25, 10, 50] },
	});
	const { tiles } = await tilesOf(priya);
	await addItem(acme, { name: "Cards", variants: [{ points: 30 }], quantity_multiples: { static_multiples: [1, 5] } });
	await addItem(acme, { name: "Lamp", variants: [{ points: 40 }] });
	const sizes = [
		{ points: 300, options: [["Size", "S"]] as [string, string][] },
		{ points: 400, options: [["Size", "L"]] as [string, string][] },
	];
	await addItem(acme, { name: "Boxes", variants: sizes, quantity_multiples: { base_multiplier: 4 } });
	const all = (await tilesOf(priya)).tiles;
	expect(tiles.find((text) => text.includes("Pens"))).toMatch(/200.*\(per item\)/);
	expect(all.find((text) => text.includes("Cards"))).toMatch(/30.*\(per item\)/);
	expect(all.find((text) => text.includes("Lamp"))).not.toContain("(per item)");
	expect(all.find((text) => text.includes("Boxes"))).toMatch(/1,200 to 1,600.*\(per item\).*200 more to go/);
});

test("what is sold out says so and still leads to its item", async () => {
	const { acme, priya } = await shopper();
	const vase = await addItem(acme, { name: "Vase", variants: [{ points: 50, stock: 0 }] });
	const { page, tiles } = await tilesOf(priya);
	expect(tiles.find((text) => text.includes("Vase"))).toContain("Out of Stock");
	expect(page.links()).toContainEqual({ text: "Vase", href: `/webapp/store/item/${vase.id}?sort=-created_at` });
});

test("[flash_sale-04] [flash_sale-05] a sale says what is left at 10 and fewer and 'Out of Stock' at 0, wherever it is shown", async () => {
	const { acme, bottle, itemId } = await makeSale({ quantity: 11, limit_per_member: 11 });
	await addItems(acme, [{ name: "Kettle", variants: [{ stock: null }] }]);
	const [priya, marcus] = [await acme.addMember({ points: 1_000 }), await acme.addMember({ points: 10_000 })];
	const shown = async () => {
		const pages = ["", "/store", "/store?sort=points", `/store/item/${bottle.id}`];
		const texts = await Promise.all(pages.map(async (path) => (await openPage(priya, path)).text));
		return texts.map((text) => /Only \d+ left|Out of Stock/.exec(text)?.[0]);
	};
	const buy = async (quantity: number) => {
		await putIntoCart(marcus, itemId, quantity);
		expect((await tryCheckout(marcus)).status).toBe(200);
	};
	expect(await shown()).toEqual([undefined, undefined, undefined, undefined]);
	await buy(1);
	expect(await shown()).toEqual(Array(4).fill("Only 10 left"));
	await buy(10);
	expect(await shown()).toEqual(Array(4).fill("Out of Stock"));
});
