/** What other features may use of search: putting documents into the index and asking it. */
import { type SQL, sql } from "drizzle-orm";
import { searchToken } from "#workers/kernel/database";
import { searchedWords, similarWords } from "./rules/match-expression";
import type { DocumentKind } from "./store/documents";

export { wordsFit } from "./rules/words-fit";
export { type DocumentKind, indexDocuments, indexSelected, type SearchDocument } from "./store/documents";
export { knowSearchSections } from "./store/known-sections";

/** Columns of the index that may be searched. */
export type SearchColumn = "title" | "body";

/**
 * The MATCH expression that finds this account's documents with words that begin as the typed ones; null when the text
 * holds no word. A `kind` keeps the search within one kind of document.
 */
export function matchExpression(
	account_id: number,
	text: string,
	columns: readonly SearchColumn[] = ["title", "body"],
	kind?: DocumentKind,
): string | null {
	return expressionOf(account_id, searchedWords(text), columns, kind);
}

/** True in SQL where `id` is that of a document of this kind with words that begin as the typed ones; never when no word was typed. */
export function isFoundBy(
	account_id: number,
	text: string,
	{ kind, columns, id }: { kind: DocumentKind; columns?: readonly SearchColumn[]; id: SQL },
): SQL {
	const expression = matchExpression(account_id, text, columns, kind);
	if (expression === null) return sql`0`;
	return sql`${id} in (select d.id from search_index s
		cross join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = ${kind}
		where s.search_index match ${expression})`;
}

/** So many documents are looked at for each way of fitting: a short word fits a great part of a large account. */
const maxLookedAt = 200;

/**
 * The documents of a kind that fit, as `f (id, place)`: place 0 holds the typed words, 1 has a title with words that begin
 * so, 2 anything with such words; undefined when nothing was typed that can be searched for. Of each, a bounded number,
 * the newest. Titles are asked only where anything begins so: a beginning may be that of a word for each person, all of
 * which the index joins each time.
 */
export function findDocuments(account_id: number, text: string, kind: DocumentKind): SQL | undefined {
	const whole = expressionOf(account_id, searchedWords(text, "whole"), ["title", "body"], kind);
	const inTitle = expressionOf(account_id, searchedWords(text), ["title"], kind);
	const anywhere = expressionOf(account_id, searchedWords(text), ["title", "body"], kind);
	if (whole === null || inTitle === null || anywhere === null) return undefined;
	const fitting = (expression: string) => sql`search_index s
		cross join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = ${kind}
		where s.search_index match ${expression}`;
	const newest = sql`order by s.rowid desc limit ${maxLookedAt}`;
	// One row by its key keeps the index's own order; no row, and the index is not asked.
	return sql`(with anywhere as materialized (select d.key, d.id from ${fitting(anywhere)} ${newest})
		select id, min(place) as place from (
			select * from (select d.id, 0 as place from ${fitting(whole)} ${newest})
			union all select * from (select d.id, 1 as place from search_documents begun cross join ${fitting(inTitle)}
				and begun.account_id = ${account_id} and begun.key = (select max(key) from anywhere) ${newest})
			union all select id, 2 as place from anywhere)
		group by id) f`;
}

/**
 * The documents of a kind that share longer words with a text, as `f (id, place)`: the most like it first, at most `max`.
 * Undefined where the text has no such word.
 */
export function findSimilarDocuments(
	account_id: number,
	text: string,
	kind: DocumentKind,
	max: number,
): SQL | undefined {
	const expression = expressionOf(account_id, similarWords(text), ["title", "body"], kind);
	if (!expression) return undefined;
	return sql`(select d.id, s.rank as place from search_index s
		cross join search_documents d on d.key = s.rowid and d.account_id = ${account_id} and d.kind = ${kind}
		where s.search_index match ${expression} order by s.rank limit ${max}) f`;
}

function expressionOf(account_id: number, words: string, columns: readonly SearchColumn[], kind?: DocumentKind) {
	if (!words) return null;
	return `${searchToken(account_id)}${kind ? `tenant:${kind} AND ` : ""}{${columns.join(" ")}} : (${words})`;
}
