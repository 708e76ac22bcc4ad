/** Totals and keys of lists that reading found, kept until the list's version changes; each person has room for so many. */
import { type SQL, sql } from "drizzle-orm";
import { dayMs } from "./clock";
import type { MemberScope } from "./scope";
import type { Statement } from "./sql";

/** How long a total is kept at most. */
export const storedForMs = 7 * dayMs;

/** Rows that one person's asking may leave: enough for every list in use, and not a way to fill the database by reading. */
export const maxTotalsOfPerson = 200;

/** Rows of a whole account; the sweep takes what is above. */
export const maxTotalsOfAccount = 20_000;
const sweptAtOnce = 5_000;

/** What is kept of a list as it was asked for: `keys` are those of a block, or the key before one. */
export type StoredTotal = { version: number; total_rows: number; as_of: number; keys?: string };

/** The keys that are kept of a block, if any are. */
export async function findStoredBlock(scope: MemberScope, table_hash: string): Promise<StoredTotal | undefined> {
	const [stored] =
		await scope.read(sql<StoredTotal>`select version, total_rows, as_of, anchors as keys from table_totals
		where account_id = ${scope.account.id} and table_hash = ${table_hash}`);
	return stored;
}

/**
 * What a statement of `findVersion` says of a list now, and what is kept under its hash while that version stands, with
 * the key before the page's block of rows: one statement, since each costs its own time.
 */
export async function findVersionWithTotal(
	scope: MemberScope,
	versionOf: SQL<{ version: number; total_rows: number | null }>,
	table_hash: string,
	block: number,
): Promise<{ version: number; counted: number | null; stored: StoredTotal | undefined }> {
	type Found = Omit<StoredTotal, "total_rows"> & { counted: number | null; total_rows: number | null };
	const [found] =
		await scope.read(sql<Found>`select c.version, c.total_rows as counted, t.total_rows, t.as_of, ${block > 0 ? sql`t.anchors ->> ${block - 1}` : sql`null`} as keys
		from (${versionOf}) c left join table_totals t
			on t.account_id = ${scope.account.id} and t.table_hash = ${table_hash} and t.version = c.version`);
	if (!found) return { version: 0, counted: null, stored: undefined };
	const { version, counted, total_rows, as_of, keys } = found;
	return { version, counted, stored: total_rows === null ? undefined : { version, total_rows, as_of, keys } };
}

/** Keeps what this person's asking found. Followed by `dropOldest`. */
export function storeTotal(
	{ account, user }: MemberScope,
	table_hash: string,
	{ version, total_rows, as_of }: Omit<StoredTotal, "keys">,
	keys: string,
): Statement {
	return sql`insert into table_totals (account_id, table_hash, version, total_rows, anchors, as_of, user_id)
		values (${account.id}, ${table_hash}, ${version}, ${total_rows}, ${keys}, ${as_of}, ${user.id})
		on conflict (account_id, table_hash) do update set version = excluded.version, total_rows = excluded.total_rows,
		anchors = excluded.anchors, as_of = excluded.as_of, user_id = excluded.user_id`;
}

/** Lets go of what this person's asking left longest ago, above what one person may leave. */
export function dropOldest({ account, user }: MemberScope): Statement {
	return sql`delete from table_totals where account_id = ${account.id} and table_hash in
		(select t.table_hash from table_totals t where t.account_id = ${account.id} and t.user_id = ${user.id}
		order by t.as_of desc limit -1 offset ${maxTotalsOfPerson})`;
}

/** Forgets what was found long ago, and what is above what an account may hold, some at once. */
export function sweepStoredTotals(account_id: number, now: number): Statement[] {
	return [
		sql`delete from table_totals where account_id = ${account_id} and table_hash in
			(select t.table_hash from table_totals t where t.account_id = ${account_id} and t.as_of < ${now - storedForMs} limit ${sweptAtOnce})`,
		sql`delete from table_totals where account_id = ${account_id} and table_hash in
			(select t.table_hash from table_totals t where t.account_id = ${account_id}
			order by t.as_of desc limit ${sweptAtOnce} offset ${maxTotalsOfAccount})`,
	];
}

/** The account's oldest total that is kept. */
export function findOldestTotal(account_id: number) {
	return sql<{
		as_of: number;
	}>`select t.as_of from table_totals t where t.account_id = ${account_id} order by t.as_of limit 1`;
}
