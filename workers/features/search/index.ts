/** What other features may use of search: putting documents into the index and asking it. */
import { searchToken } from "#workers/kernel/database";
import { searchedWords } from "./rules/match-expression";
import type { DocumentKind } from "./store";

export { type DocumentKind, indexDocuments, type SearchDocument } from "./store";

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
	const words = searchedWords(text);
	if (!words) return null;
	return `${searchToken(account_id)}${kind ? `tenant:${kind} AND ` : ""}{${columns.join(" ")}} : (${words})`;
}
