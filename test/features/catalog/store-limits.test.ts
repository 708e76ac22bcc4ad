/** How much of each thing an item or a store may have, and a category that somebody else renames meanwhile. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { writtenMeanwhile } from "#test/kit/around-batches";
import { createTenant, newId } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";

const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 250, 0, 0, 0, 250,
]);

const some = (count: number) => rowsOf(Array.from({ length: count }, (_, at) => ({ id: newId(), at: at + 1 })));

test("an item has at most 200 variants and 20 pictures, a store 1,000 categories; one more is refused and leaves the rest", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const mug = await addItem(acme, { name: "Mug" });
	await acme.database.write([
		sql`insert into variants (account_id, id, item_id, position, options, options_key, points, price_cents, created_at)
			select ${acme.id}, value ->> 'id', ${mug.id}, value ->> 'at', json_array(json_array('Size', value ->> 'at')), value ->> 'at', 10, 10, 0
			from ${some(199)}`,
		sql`insert into item_pictures (account_id, item_id, position, source, url, state)
			select ${acme.id}, ${mug.id}, value ->> 'at', value ->> 'at', '/files/' || (value ->> 'at'), 'ready' from ${some(20)}`,
		sql`insert into categories (account_id, id, name, path, depth, created_at)
			select ${acme.id}, value ->> 'id', 'C' || (value ->> 'at'), 'C' || (value ->> 'at'), 0, 0 from ${some(1_000)}`,
	]);
	const variant = await olga.client.try("catalog/save-variant", { item_id: mug.id, points: 10, options: "Size: XL" });
	expect([variant.status, variant.body.resultType]).toEqual([409, "too_many_variants"]);
	const path = "/api/catalog/api_save_item_picture";
	const picture = await olga.client.upload(path, { item_id: mug.id }, new File([png], "mug.png"));
	expect(picture.body).toMatchObject({ resultType: "too_many_pictures" });
	const category = await olga.client.try("catalog/save-category", { name: "One more" });
	expect([category.status, category.body.resultType]).toEqual([409, "too_many_categories"]);
	const kept = await olga.client.call("catalog/get-managed-item", { item_id: mug.id });
	expect([kept.variants.length, kept.pictures.length]).toEqual([200, 20]);
});

test("a category that somebody else renames at the same moment keeps their name", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const ida = await acme.addMember({ role: "account_owner" });
	const { category_id } = await olga.client.call("catalog/save-category", { name: "Kitchen" });
	olga.client.environment = writtenMeanwhile(acme.shard, "update categories", () =>
		ida.client.call("catalog/save-category", { category_id, name: "Cooking" }),
	);
	const refused = await olga.client.try("catalog/save-category", { category_id, name: "Food" });
	expect([refused.status, refused.body.resultType]).toEqual([409, "category_changed"]);
	const [row] = await acme.database.read(
		sql<{ name: string }>`select name from categories where account_id = ${acme.id} and id = ${category_id}`,
	);
	expect(row?.name).toBe("Cooking");
});
