/** Whether a text of the database holds what somebody typed, whatever its capitals, in SQL. */
import { type SQL, sql } from "drizzle-orm";
import { lowerAscii } from "./lower-ascii";
import { rowsOf } from "./sql";

/** More words of one search narrow no further. */
const maxWords = 10;

/** True in SQL where `column`, a text, has these letters somewhere, capitals or not. */
export function textHolds(column: SQL, typed: string): SQL {
	const [only, ...others] = spellings(typed);
	if (others.length === 0) return sql`instr(lower(${column}), ${only}) > 0`;
	// One parameter, however many words and spellings a search has: a statement takes a hundred.
	return sql`exists (select 1 from ${rowsOf([only, ...others])} spelling where instr(lower(${column}), spelling.value) > 0)`;
}

/** True in SQL, all of them, where each word that was typed stands somewhere in `column`. */
export function textHoldsWords(column: SQL, typed: string): SQL[] {
	const words = typed.split(/\s+/).filter(Boolean).slice(0, maxWords);
	return words.map((word) => textHolds(column, word));
}

/**
 * How a text may stand in the database once SQLite has lowered it, which changes the capitals of ASCII alone: as it was
 * typed, all small, its words with a capital letter, all in capitals.
 */
function spellings(typed: string): string[] {
	const whole = typed.normalize("NFC");
	const small = whole.toLowerCase();
	const written = small.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
	return [...new Set([typed, whole, small, written, whole.toUpperCase()].map(lowerAscii))];
}
