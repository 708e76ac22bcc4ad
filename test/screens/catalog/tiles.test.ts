/** The tiles of the store as the Worker serves them: names, prices, labels, what one can afford, and where they lead. */
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const long = (length: number, start: string) => start + "x".repeat(length - start.length);
const yearMs = 365 * 86_400_000;

async function shopper(points = 1_000) {
	const acme = await createTenant();
	return { acme, priya: await acme.addMember({ points }) };
}

/** The words of each tile, by the first word of its item's name. */
async function tilesOf(person: Awaited<ReturnType<typeof shopper>>["priya"], path = "/store?sort=newest") {
	const page = await openPage(person, path);
	return { page, tiles: page.texts("li").filter((text) => /\d/.test(text)) };
}

test("[catalog-05] [catalog-06] a brand is cut to 50 characters in the list, to 25 on a shelf; a name to 65", async () => {
	const { acme, priya } = await shopper();
	const [brand, name] = [long(60, "Brandish"), long(80, "Namely")];
	for (let at = 0; at < 6; at += 1) await addItem(acme, { name, brand_name: brand });
	const { page } = await tilesOf(priya);
	expect(page.text).toContain(`${brand.slice(0, 50)}…`);
	expect(page.text).not.toContain(brand.slice(0, 51));
	expect(page.text).toContain(`${name.slice(0, 65)}…`);
	expect(page.text).not.toContain(name.slice(0, 66));
	const shelves = await openPage(priya, "/store");
	expect(shelves.text).toContain(`${brand.slice(0, 25)}…`);
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
	const { page, tiles } = await tilesOf(priya, "/store?sort=newest");
	const marked = page.html.split("<li").filter((tile) => tile.includes('aria-label="You can afford this."'));
	expect(marked.map((tile) => /Kettle|Kayak/.exec(tile)?.[0])).toEqual(marked.map(() => "Kettle"));
	expect(marked.length).toBeGreaterThan(0);
	expect(tiles.find((text) => text.includes("Kayak"))).toContain("250 more to go");
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
	const all = (await tilesOf(priya)).tiles;
	expect(tiles.find((text) => text.includes("Pens"))).toMatch(/200.*\(per item\)/);
	expect(all.find((text) => text.includes("Cards"))).toMatch(/30.*\(per item\)/);
	expect(all.find((text) => text.includes("Lamp"))).not.toContain("(per item)");
});

test("what is sold out says so and still leads to its item", async () => {
	const { acme, priya } = await shopper();
	const vase = await addItem(acme, { name: "Vase", variants: [{ points: 50, stock: 0 }] });
	const { page, tiles } = await tilesOf(priya);
	expect(tiles.find((text) => text.includes("Vase"))).toContain("Out of Stock");
	expect(page.links()).toContainEqual({ text: "Vase", href: `/webapp/store/item/${vase.id}` });
});
