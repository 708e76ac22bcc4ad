/** The SQL of an export: what tables there are, a page of one by its key, and whether work is under way. */
import { type SQL, sql } from "drizzle-orm";
import { noWorkRuns } from "#workers/kernel/due-work";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { type ColumnFacts, inOrder, leftOut, shapesOf, type TableShape } from "../rules/export-tables";

/** A row of any table. */
export type AnyRow = Record<string, string | number | null>;

const quoted = (name: string) => `"${name}"`;

const tables =
	"select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\' and name like ?";

/** The tables that an export holds, in the order of an import. */
export async function listShapes(shard: D1Database): Promise<TableShape[]> {
	return (await listAllShapes(shard)).filter(({ name }) => !Object.hasOwn(leftOut, name));
}

/** All tables that have an account, or one of them, as the database itself describes them, each after those that it refers to. */
export async function listAllShapes(shard: D1Database, named = "%"): Promise<TableShape[]> {
	const [columns, uniques, references] = await shard.batch([
		shard
			.prepare(
				`select m.name as table_name, c.name, c.type, c.pk from (${tables}) m join pragma_table_info(m.name) c order by m.name, c.cid`,
			)
			.bind(named),
		shard
			.prepare(
				`select m.name as table_name, i.name as index_name, c.name from (${tables}) m join pragma_index_list(m.name) i
			join pragma_index_info(i.name) c where i."unique" = 1 and i.partial = 0 order by m.name, i.seq, c.seqno`,
			)
			.bind(named),
		shard
			.prepare(
				`select distinct m.name as table_name, f."table" as refers_to from (${tables}) m join pragma_foreign_key_list(m.name) f`,
			)
			.bind(named),
	]);
	const shapes = shapesOf(
		columns!.results as ColumnFacts[],
		uniques!.results as { table_name: string; index_name: string; name: string }[],
		references!.results as { table_name: string; refers_to: string }[],
	);
	return inOrder(shapes);
}

/** The names of the migrations that the shard has, in their order. */
export async function listMigrations(shard: D1Database): Promise<string[]> {
	const { results } = await shard.prepare("select name from d1_migrations order by id").all<{ name: string }>();
	return results.map(({ name }) => name);
}

/** A page of a table by its key, from the row after `after` on; of rows whose `column` has one of some values, where a part is given. */
export function listRows(
	account_id: number,
	{ name, columns, key }: TableShape,
	after: readonly unknown[],
	max: number,
	part?: { column: string; values: readonly (string | number)[] },
) {
	const names = sql.raw(columns.map(quoted).join(", "));
	const keys = sql.raw(key.map(quoted).join(", "));
	const marks = sql.join(
		after.map((value) => sql`${value}`),
		sql`, `,
	);
	const beyond = after.length > 0 ? sql`and (${keys}) > (${marks})` : sql``;
	const within = part ? sql`and ${sql.raw(quoted(part.column))} in (select value from ${rowsOf(part.values)})` : sql``;
	return sql<AnyRow>`select ${names} from ${sql.raw(name)} where account_id = ${account_id} ${within} ${beyond} order by ${keys} limit ${max}`;
}

/** Rows of a table by their keys. */
export function listRowsByKeys(
	account_id: number,
	{ name, columns, key }: TableShape,
	keys: readonly (readonly (string | number)[])[],
) {
	const names = sql.raw(columns.map((column) => `t.${quoted(column)}`).join(", "));
	const pairs = key.map((column, at) => sql`t.${sql.raw(quoted(column))} = (e.value ->> ${sql.raw(String(at))})`);
	return sql<AnyRow>`select ${names} from ${rowsOf(keys)} e
		cross join ${sql.raw(name)} t on t.account_id = ${account_id} and ${sql.join(pairs, sql` and `)}`;
}

/** How many rows of an account a table has. */
export function countRowsOf(account_id: number, table: string) {
	return sql<{ count: number }>`select count(*) as count from ${sql.raw(table)} where account_id = ${account_id}`;
}

/** True in SQL while no message is due or being done in the account, and no scheduled work: whoever suspends it then breaks nothing off. */
export function nothingIsUnderWay(account_id: number, now: number): Statement {
	return sql`select count(*) = 0 and ${noWorkRuns(account_id)} from outbox
		where account_id = ${account_id} and done_at is null and failed_at is null and due_at <= ${now}`;
}

/** How many messages wait for a later moment. */
export function countWaiting(account_id: number): SQL<{ count: number }> {
	return sql`select count(*) as count from outbox where account_id = ${account_id} and done_at is null and failed_at is null`;
}

/** How many rows of an account a table has, and how many bytes stand in them. */
export function sumBytes(account_id: number, { name, columns }: TableShape) {
	const lengths = columns.map((column) => `coalesce(length(cast(${quoted(column)} as blob)), 0)`).join(" + ");
	return sql<{ count: number; bytes: number }>`select count(*) as count, coalesce(sum(${sql.raw(lengths)}), 0) as bytes
		from ${sql.raw(name)} where account_id = ${account_id}`;
}
