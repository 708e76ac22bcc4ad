/** The product exports that sellers really send (their shapes, test/fixtures/shopify) load as they are, and mean what they say. */
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { findItem, importFile } from "./upload";

const files = import.meta.glob<string>("../../fixtures/shopify/*.csv", {
	eager: true,
	query: "?url&inline",
	import: "default",
});

/** What each file holds: its rows, the items that stand in the store afterwards, and one of them. */
const expected: Record<string, { rows: number; listed: number; handle: string; item: object }> = {
	"2019-no-status": {
		rows: 3,
		listed: 3,
		handle: "lantern-of-ash-co",
		item: { name: "Lantern of Ash & Co", points: 1_500, quantity_left: 85, category: null },
	},
	"2021-status-and-type": {
		rows: 4,
		listed: 3,
		handle: "work-gloves",
		item: { category: "Outdoor", points: 999, variant_count: 2, variants: [{ stock: 1 }, { stock: 3, points: 1_599 }] },
	},
	"2022-two-product-types": {
		rows: 2,
		listed: 1,
		handle: "reading-lamp",
		item: { category: "Home & Garden > Lighting > Lamps", points: 4_800 },
	},
	"2023-twelve-markets": {
		rows: 6,
		listed: 1,
		handle: "clover-kite-set",
		item: { points: 5_999, points_was: 12_999, variants: [{ points: 5_999 }, { points: 5_999 }] },
	},
	"2024-gift-cards-without-quantity": {
		rows: 4,
		listed: 2,
		handle: "karta",
		item: { quantity_left: null, variants: [{ options_key: "1000,00 zł" }, { options_key: "10 000,00 zł" }] },
	},
	"2024-prices-abroad": {
		rows: 3,
		listed: 1,
		handle: "rede-trancada-azul-r90617",
		item: { category: "Casa e jardim > Varanda > Redes", points: 8_990, variants: [{}, {}, { points: 114_990 }] },
	},
	"2025-linked-options": {
		rows: 8,
		listed: 1,
		handle: "sjobod",
		item: { name: "Sjöbod", variant_count: 8, quantity_left: null, points: 9_000 },
	},
	"2025-metafields-of-many-lines": { rows: 2, listed: 1, handle: "hafenschal", item: { points: 2_700 } },
	"2025-new-headers": {
		rows: 4,
		listed: 1,
		handle: "field-notebook",
		item: {
			category: "Office Supplies > Paper Products > Notebooks & Notepads",
			points_was: 1_500,
			variants: [
				{ sku: "Q-1", stock: 5, points: 1_200 },
				{ sku: "Q-2", stock: null, points: 1_250 },
			],
			pictures: [{}, {}],
		},
	},
	"2025-padded-columns": {
		rows: 2,
		listed: 2,
		handle: "rye-with-seeds",
		item: { name: "Rye with Seeds", category: "Food, Beverages & Tobacco > Food Items > Bakery > Bread", points: 400 },
	},
	"2025-spanish-metafields": {
		rows: 4,
		listed: 2,
		handle: "hamaca-de-algodon",
		item: { name: "Hamaca de Algodón", points: 49_400, quantity_left: 1 },
	},
	"2026-long-text-many-pictures": {
		rows: 12,
		listed: 1,
		handle: "lanterna-de-varanda-solar-com-sensor",
		item: { points: 49_700, points_was: 98_700, quantity_left: null },
	},
	"2026-unit-prices": {
		rows: 6,
		listed: 2,
		handle: "nettle-blend",
		item: { points: 4_499, variants: [{ stock: null }], pictures: [{}, {}, {}, {}] },
	},
	"excel-decimal-comma": {
		rows: 4,
		listed: 3,
		handle: "standmuehle",
		item: { name: "Standmühle", points: 124_900 },
	},
	"retired-at-zero": {
		rows: 4,
		listed: 1,
		handle: "braided-yarn",
		item: { points: 1_800, variant_count: 2, variants: [{ is_active: 0 }, { is_active: 1 }, { is_active: 1 }] },
	},
};

/** Files that load whole, but about whose rows the owner is told something. */
const warnings: Record<string, number> = { "retired-at-zero": 2 };

let web: { mockRestore(): void } | undefined;

beforeEach(() => {
	web = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 404 }));
});

afterEach(() => {
	web?.mockRestore();
});

function bytesOf(name: string): Uint8Array<ArrayBuffer> {
	const address = files[`../../fixtures/shopify/${name}.csv`]!;
	return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (sign) => sign.charCodeAt(0));
}

async function listedOf({ database, id }: TestTenant): Promise<number> {
	const [row] = await database.read(
		sql<{ count: number }>`select count(*) as count from items where account_id = ${id} and is_listed = 1`,
	);
	return row!.count;
}

test("every file is looked at", () => {
	expect(Object.keys(files).map((path) => /([^/]+)\.csv$/.exec(path)![1])).toEqual(Object.keys(expected));
});

test.each(Object.entries(expected))("%s loads untouched, and a second time changes nothing", async (name, facts) => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const upload = await importFile(acme, owner, "catalogue", bytesOf(name));
	const reasons = upload.refused.filter(({ is_warning }) => is_warning === 0).map(({ reason }) => reason);
	expect(reasons).toEqual([]);
	expect(upload).toMatchObject({ status: "processed", total_count: facts.rows, success_count: facts.rows });
	expect(upload.refused.filter(({ reason }) => !reason.startsWith("The picture"))).toHaveLength(warnings[name] ?? 0);
	expect(await listedOf(acme)).toBe(facts.listed);
	expect(await findItem(acme, facts.handle)).toMatchObject(facts.item);
	const again = await importFile(acme, owner, "catalogue", bytesOf(name));
	expect(again).toMatchObject({ success_count: 0, unchanged_count: facts.rows, failed_count: 0 });
});
