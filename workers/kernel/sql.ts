/** Turns drizzle's SQL into text and parameters; statements run only through a scope's database. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

const dialect = new SQLiteAsyncDialect();

/** Anything that can be turned into one SQL statement. */
export type Statement = SQLWrapper;

/** The text of a statement and its parameters in the order of their marks. */
export type Prepared = { text: string; params: unknown[] };

/** Turns a drizzle statement into text and parameters. */
export function prepare(statement: Statement): Prepared {
	const { sql: text, params } = dialect.sqlToQuery(statement.getSQL());
	return { text, params };
}

/** Many rows as one parameter: `from ${rowsOf(list)}` and `value ->> 'field'`; carries thousands. */
export function rowsOf(list: readonly unknown[]): SQL {
	return sql`json_each(${JSON.stringify(list)})`;
}
