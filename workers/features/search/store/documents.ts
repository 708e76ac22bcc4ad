/** The SQL of the full-text index: writing and removing documents. Triggers keep the index in step. */
import { type SQL, sql } from "drizzle-orm";
import { inPieces, rowsOf, type Statement } from "#workers/kernel/sql";

/** What can be searched for. */
export type DocumentKind = "user" | "group" | "item" | "recognition" | "idea";

/** A thing as search knows it: `title` is what people type first, `body` everything else. */
export type SearchDocument = { id: number; title: string; body: string };

/** Writes documents of one kind into the index; a document that was there is replaced. */
export function indexDocuments(
	account_id: number,
	kind: DocumentKind,
	documents: readonly SearchDocument[],
): Statement[] {
	return inPieces(documents).map(
		(piece) => sql`insert into search_entries (account_id, kind, id, title, body)
			select ${account_id}, ${kind}, value ->> 'id', value ->> 'title', value ->> 'body' from ${rowsOf(piece)}`,
	);
}

/** The same for documents that a query gives as `id`, `title` and `body`. */
export function indexSelected(account_id: number, kind: DocumentKind, documents: SQL): Statement {
	return sql`insert into search_entries (account_id, kind, id, title, body)
		select ${account_id}, ${kind}, e.id, e.title, e.body from (${documents}) e`;
}
