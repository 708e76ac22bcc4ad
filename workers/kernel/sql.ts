/** Turns drizzle's SQL into text and parameters; statements run only through a scope's database. */
import { SQL, type SQLWrapper, StringChunk, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

const dialect = new SQLiteAsyncDialect();

/** Anything that can be turned into one SQL statement. */
export type Statement = SQLWrapper;

/** The text of a statement and its parameters in the order of their marks. */
export type Prepared = { text: string; params: unknown[] };

/** A row of a table, or some of its columns, as its declaration in drizzle/ says they are. */
export type RowOf<
	Declared extends { $inferSelect: object },
	Column extends keyof Declared["$inferSelect"] = keyof Declared["$inferSelect"],
> = Pick<Declared["$inferSelect"], Column>;

/** Turns a drizzle statement into text and parameters. */
export function prepare(statement: Statement): Prepared {
	const plain: Prepared = { text: "", params: [] };
	const whole = statement.getSQL();
	if (writePlainly(whole, plain)) return plain;
	const { sql: text, params } = dialect.sqlToQuery(whole);
	return { text, params };
}

/**
 * Writes text, values and templates within templates, of which nearly all statements consist; false for anything else,
 * which the dialect knows. The dialect asks of each piece which of eight kinds it is: a twentieth of a call's time.
 */
function writePlainly(piece: unknown, into: Prepared): boolean {
	if (piece instanceof StringChunk) {
		into.text += piece.value.join("");
		return true;
	}
	if (piece instanceof SQL) {
		// Drizzle keeps to itself whether values are to be written into the text.
		const isInlined = (piece as unknown as { shouldInlineParams: boolean }).shouldInlineParams;
		return !isInlined && piece.queryChunks.every((inner) => writePlainly(inner, into));
	}
	if (piece === undefined || (typeof piece === "object" && piece !== null)) return false;
	into.text += "?";
	into.params.push(piece);
	return true;
}

/** Many rows as one parameter: `from ${rowsOf(list)}` and `value ->> 'field'`; carries thousands. */
export function rowsOf(list: readonly unknown[]): SQL {
	return sql`json_each(${JSON.stringify(list)})`;
}

/** Signs of JSON in one parameter: D1 takes values of just under 2 MB, and a sign may have four bytes. */
const signsAParameter = 450_000;

/** Rows in as few lists as keep each small enough for `rowsOf`, in their order; a row that is too large stands alone. */
export function inPieces<Row>(rows: readonly Row[]): Row[][] {
	const pieces: Row[][] = [];
	let size = 0;
	for (const row of rows) {
		const signs = JSON.stringify(row).length + 1;
		const last = pieces.at(-1);
		if (last && size + signs <= signsAParameter) {
			last.push(row);
			size += signs;
		} else {
			pieces.push([row]);
			size = signs;
		}
	}
	return pieces;
}
