/** Statements become the same text and values as drizzle's own dialect makes of them, whatever they are composed of. */
import { type SQL, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { prepare } from "#workers/kernel/sql";
import { items } from "../../drizzle/catalog";

const dialect = new SQLiteAsyncDialect();

const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.boolean());
const foreign = fc.constantFrom(undefined, items, items.name, sql.identifier("a b"), sql`1`.as("one"), [1, "two"]);
const { statement } = fc.letrec<{ statement: SQL; piece: unknown }>((tie) => ({
	piece: fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: foreign }, tie("statement")),
	statement: fc.oneof(
		{ maxDepth: 4 },
		fc.tuple(value).map(([one]) => sql`select ${one} as "one"`),
		fc.tuple(tie("piece"), tie("piece")).map(([one, two]) => sql`(${one}) union ${two}, 'x ? y'`),
		fc.array(tie("piece"), { maxLength: 3 }).map((pieces) => sql.join(pieces as SQL[], sql`, `)),
		fc.string().map((text) => sql.raw(text)),
		fc.tuple(value).map(([one]) => sql`x = ${one}`.inlineParams()),
	),
}));

test("text and values are those of the dialect", () => {
	let foreigners = 0;
	fc.assert(
		fc.property(statement, (composed) => {
			const { sql: text, params } = dialect.sqlToQuery(composed.getSQL());
			if (/"items"|"a b"/.test(text)) foreigners += 1;
			expect(prepare(composed)).toEqual({ text, params });
		}),
		{ numRuns: 2_000 },
	);
	expect(foreigners).toBeGreaterThan(20);
});
