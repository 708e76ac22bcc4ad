/** Builds SQL through drizzle without running it; statements run only through a scope's database. */
import { Column, is, SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

const dialect = new SQLiteAsyncDialect();

/** Composes select, insert, update and delete statements. It has no connection: awaiting a statement fails. */
export const build = drizzle(undefined as never);

/** Anything that can be turned into one SQL statement. */
export type Statement = SQLWrapper;

/** The text of a statement and its parameters in the order of their marks. */
export type Prepared = { text: string; params: unknown[] };

/** Turns a drizzle statement into text and parameters. */
export function prepare(statement: Statement): Prepared {
	const { sql: text, params } = dialect.sqlToQuery(statement.getSQL());
	return { text, params };
}

type Picked<F> = {
	[K in keyof F]: F[K] extends Column
		? SQL.Aliased<F[K]["_"]["notNull"] extends true ? F[K]["_"]["data"] : F[K]["_"]["data"] | null>
		: F[K] extends SQL<infer T>
			? SQL.Aliased<T>
			: F[K];
};

/**
 * Names every selected column after its key, so that rows come back under the keys of the wire whatever is joined.
 * A left-joined column is typed as if it were always there: wrap it as `sql<T | null>` where it may be missing.
 */
export function pick<F extends Record<string, Column | SQL | SQL.Aliased>>(fields: F): Picked<F> {
	const named = Object.entries(fields).map(([key, field]) => {
		if (is(field, Column) || is(field, SQL)) return [key, sql`${field}`.as(key)];
		return [key, field];
	});
	return Object.fromEntries(named) as Picked<F>;
}

/** Many rows as one parameter: `from ${rowsOf(list)} as row` and `row.value ->> 'field'`; carries thousands. */
export function rowsOf(list: readonly unknown[]): SQL {
	return sql`json_each(${JSON.stringify(list)})`;
}

/** `column in (…)` for any number of integers or texts, through one parameter. */
export function isOneOf(column: Column | SQL, list: readonly (number | string)[]): SQL {
	return sql`${column} in (select value from json_each(${JSON.stringify(list)}))`;
}
