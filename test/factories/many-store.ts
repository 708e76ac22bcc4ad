/** What a store has much of in the big tenant: items, past flash sales, reviews of one item, and batches of certificates. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { indexDocuments } from "#workers/features/search";
import { rowsOf } from "#workers/kernel/sql";
import { addCategory, addItems, type TestItem } from "./catalog";

type Things = {
	many: readonly number[];
	owner: TestMember;
	/** Who wrote the reviews, one each. */
	people: readonly number[];
	item_id: number;
	budget_id: number;
};

const hour = 3_600_000;

/** Adds so many of each, an hour apart from `start` on. */
export async function addManyOfStore(
	tenant: TestTenant,
	{ many, owner, people, item_id, budget_id }: Things,
	start: number,
): Promise<void> {
	const rows = rowsOf(many.map((at) => ({ id: newId(), user_id: people[at % people.length]!, at: start + at * hour })));
	await tenant.database.write([
		sql`insert into flash_sales (account_id, id, item_id, starts_at, live_to_date, points, points_was, quantity, stock,
			limit_per_member, created_by, created_at)
			select ${tenant.id}, value ->> 'id', ${item_id}, value ->> 'at', (value ->> 'at') + 60000, 5, 10, 5, 5, 1, ${owner.id},
			value ->> 'at' from ${rows}`,
		sql`insert into reviews (account_id, id, subject_kind, subject_id, user_id, stars, text, status, created_at)
			select ${tenant.id}, value ->> 'id', 'item', ${item_id}, value ->> 'user_id', 4, 'Good', 'approved', value ->> 'at' from ${rows}`,
		sql`insert into certificate_batches (account_id, id, name, certificate_count, points, budget_id, status, expires_at, created_by,
			created_at)
			select ${tenant.id}, value ->> 'id', 'Batch', 1, 10, ${budget_id}, 'void', value ->> 'at', ${owner.id}, value ->> 'at' from ${rows}`,
	]);
}

/** Items of which a twentieth is of the rare brand, in the rare category, and found by 'zebra'. */
export async function addStock(
	tenant: TestTenant,
	many: readonly number[],
	start: number,
): Promise<{ category: number; item: TestItem }> {
	const usual = await addCategory(tenant, "Usual");
	const rare = await addCategory(tenant, "Rare");
	const options = many.map((at) => ({
		name: at % 20 ? `Thing ${at}` : `Zebra ${at}`,
		brand_name: at % 20 ? "Usual" : "Rare",
		category_id: at % 20 ? usual.id : rare.id,
		popularity: at + 1,
		created_at: start + at * hour,
		variants: [{ points: 100 + at, stock: null }],
	}));
	const items: TestItem[] = [];
	for (let at = 0; at < options.length; at += 100) items.push(...(await addItems(tenant, options.slice(at, at + 100))));
	await tenant.database.write(
		indexDocuments(
			tenant.id,
			"item",
			items.map(({ id, name }) => ({ id, title: name, body: "" })),
		),
	);
	return { category: rare.id, item: items[0]! };
}
