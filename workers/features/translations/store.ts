/** The SQL of an account's own wording and of the texts that clients hand in. */
import { type SQL, sql } from "drizzle-orm";
import type { savedTexts, textCorrections } from "#drizzle/translations";
import type { OwnTexts } from "#workers/kernel/identity";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** The namespace of texts that clients handed in; their key is their id. */
export const savedTextsNamespace = "saved-texts";

/** The most texts that an account keeps of its clients. */
export const maxSavedTexts = 1_000;

/** The most that an account corrects: they are read with its row. */
const maxCorrections = 3_000;
const maxCharacters = 400_000;

/** A correction of one form of a text. */
export type CorrectionRow = RowOf<
	typeof textCorrections,
	"language_code" | "namespace" | "key" | "text" | "product_text" | "source_text"
>;

/** A text that a client handed in. */
export type SavedTextRow = RowOf<typeof savedTexts, "id" | "text" | "account_specific">;

/** What the account says in the place of the product's texts, as JSON in one value: `[language, namespace, key, text]` of each. */
export function ownTextsAsJson(account_id: number): SQL {
	return sql`(select json_group_array(json_array(c.language_code, c.namespace, coalesce(s.text, c.key), c.text)) from text_corrections c
		left join saved_texts s on s.account_id = c.account_id and c.namespace = ${savedTextsNamespace} and s.id = cast(c.key as integer)
		where c.account_id = ${account_id})`;
}

/** The same by language, namespace and key. */
export function readOwnTexts(json: string): OwnTexts {
	const texts: OwnTexts = {};
	for (const [language, namespace, key, text] of JSON.parse(json) as [string, string, string, string][]) {
		texts[language] ??= {};
		// A client's own text is a key here: an object without a prototype has no keys but these.
		texts[language][namespace] ??= Object.create(null) as Record<string, string>;
		texts[language][namespace][key] = text;
	}
	return texts;
}

/** All corrections of a language. */
export function listCorrections(account_id: number, language_code: string) {
	return sql<CorrectionRow>`select language_code, namespace, key, text, product_text, source_text from text_corrections
		where account_id = ${account_id} and language_code = ${language_code}`;
}

/** All texts that clients handed in, the oldest first. */
export function listSavedTexts(account_id: number) {
	return sql<SavedTextRow>`select id, text, account_specific from saved_texts
		where account_id = ${account_id} order by id limit ${maxSavedTexts}`;
}

/** Whether a text is there already, and whether there is room for another. */
export function findRoomForText(account_id: number, text: string) {
	return sql<{ is_there: 0 | 1; has_room: 0 | 1 }>`select
		exists (select 1 from saved_texts where account_id = ${account_id} and text = ${text}) as is_there,
		(select count(*) from saved_texts where account_id = ${account_id}) < ${maxSavedTexts} as has_room`;
}

/** Keeps a text; one that is there, or for which there is no room any more, changes nothing. */
export function insertSavedText(
	account_id: number,
	saved: RowOf<typeof savedTexts, "id" | "text" | "account_specific" | "created_by" | "created_at">,
): Statement {
	return sql`insert into saved_texts (account_id, id, text, account_specific, created_by, created_at)
		select ${account_id}, ${saved.id}, ${saved.text}, ${saved.account_specific}, ${saved.created_by}, ${saved.created_at}
		where (select count(*) from saved_texts where account_id = ${account_id}) < ${maxSavedTexts}
		on conflict (account_id, text) do nothing`;
}

/** Writes corrections, in the place of those that were there. */
export function saveCorrections(
	account_id: number,
	rows: readonly CorrectionRow[],
	by: { updated_by: number; updated_at: number },
): Statement {
	return sql`insert into text_corrections (account_id, language_code, namespace, key, text, product_text, source_text, updated_by, updated_at)
		select ${account_id}, value ->> 'language_code', value ->> 'namespace', value ->> 'key', value ->> 'text', value ->> 'product_text',
		value ->> 'source_text', ${by.updated_by}, ${by.updated_at} from ${rowsOf(rows)} where true
		on conflict (account_id, language_code, namespace, key) do update set text = excluded.text, product_text = excluded.product_text,
		source_text = excluded.source_text, updated_by = excluded.updated_by, updated_at = excluded.updated_at`;
}

/** Takes corrections away. */
export function deleteCorrections(
	account_id: number,
	{ language_code, namespace, keys }: { language_code: string; namespace: string; keys: readonly string[] },
): Statement {
	return sql`delete from text_corrections where account_id = ${account_id} and language_code = ${language_code}
		and namespace = ${namespace} and key in (select value from json_each(${JSON.stringify(keys)}))`;
}

/** True in SQL while the account's corrections keep within their bounds. */
export function correctionsHaveRoom(account_id: number): Statement {
	return sql`select count(*) <= ${maxCorrections} and coalesce(sum(length(text)), 0) <= ${maxCharacters} from text_corrections
		where account_id = ${account_id}`;
}
