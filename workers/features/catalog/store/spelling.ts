/** The SQL of misspelt searches: names of items that begin alike, and whether a search finds any. */
import { sql } from "drizzle-orm";
import { matchExpression } from "#workers/features/search";

/** So many items are looked at for each beginning: two letters fit a great part of a large store. */
const maxLookedAt = 100;

/** Names of items in the store that have a word with this beginning. */
export function listNamesBegunSo(account_id: number, beginning: string) {
	const expression = matchExpression(account_id, beginning, ["title"], "item");
	return sql<{ name: string }>`select i.name from (select d.id from search_index
			cross join search_documents d on d.account_id = ${account_id} and d.key = search_index.rowid
			where search_index match ${expression} limit ${maxLookedAt}) f
		cross join items i on i.account_id = ${account_id} and i.id = f.id where i.is_listed = 1`;
}

/** Whether a search finds an item of the store. */
export function isFound(account_id: number, search: string) {
	const expression = matchExpression(account_id, search, ["title", "body"], "item");
	return sql<{ is_found: 0 | 1 }>`select exists (select 1 from search_index
			cross join search_documents d on d.account_id = ${account_id} and d.key = search_index.rowid
			cross join items i on i.account_id = ${account_id} and i.id = d.id
			where search_index match ${expression} and i.is_listed = 1) as is_found`;
}
