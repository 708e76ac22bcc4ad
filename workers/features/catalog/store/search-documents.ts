/** What search knows of items: their names, then brand, tags, category, numbers of variants and the words of the description. */
import { type SQL, sql } from "drizzle-orm";
import { plainTextOf, type RichText } from "#workers/features/rich-text";
import { indexDocuments, type SearchDocument } from "#workers/features/search";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** Search needs the beginning of a description, not a book. */
const maxSearchedCharacters = 20_000;

/** An item with what its document is made of. */
export type IndexedItem = {
	id: number;
	name: string;
	brand_name: string;
	tags: string;
	category: string;
	skus: string;
	description: RichText;
};

/** The document of an item. */
export function documentOfItem({
	id,
	name,
	brand_name,
	tags,
	category,
	skus,
	description,
}: IndexedItem): SearchDocument {
	const body = `${brand_name} ${tags} ${category} ${skus} ${plainTextOf(description)}`;
	return { id, title: name, body: body.slice(0, maxSearchedCharacters) };
}

/** Items after one, by id, as they are put into the index anew. */
export function itemsToIndex(account_id: number, after: number, max: number) {
	return indexable(account_id, sql`i.id > ${after} order by i.id limit ${max}`);
}

/** These items, in the same way. */
export function listItemsToIndex(account_id: number, itemIds: readonly number[]) {
	return indexable(account_id, sql`i.id in (select value from ${rowsOf(itemIds)})`);
}

function indexable(account_id: number, which: SQL) {
	type Row = Omit<IndexedItem, "description"> & { description: string };
	return {
		list: sql<Row>`select i.id, i.name, i.brand_name, i.tags, i.description, coalesce(c.path, '') as category, coalesce((
				select group_concat(v.sku, ' ') from variants v where v.account_id = ${account_id} and v.item_id = i.id), '') as skus
			from items i left join categories c on c.account_id = i.account_id and c.id = i.category_id
			where i.account_id = ${account_id} and ${which}`,
		index: (rows: readonly Row[]): Statement[] =>
			indexDocuments(
				account_id,
				"item",
				rows.map((row) => documentOfItem({ ...row, description: JSON.parse(row.description) as RichText })),
			),
	};
}
