/** The SQL of what changed in an account while it is being moved, and the triggers that note it (decision 041). */
import { sql } from "drizzle-orm";
import type { accountMoveChanges } from "#drizzle/operations";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { type NotingTrigger, triggerPrefix } from "../rules/move-changes";

/** A row that changed. */
export type Change = RowOf<typeof accountMoveChanges, "seq" | "table_name" | "row_key">;

/** The first changes that are noted, in their order. */
export function listChanges(account_id: number, max: number) {
	return sql<Change>`select seq, table_name, row_key from account_move_changes where account_id = ${account_id} order by seq limit ${max}`;
}

/** Forgets changes up to one. */
export function forgetChanges(account_id: number, upTo: number): Statement {
	return sql`delete from account_move_changes where account_id = ${account_id} and seq <= ${upTo}`;
}

/** Forgets every change: what comes next compares everything. */
export function forgetAllChanges(account_id: number): Statement {
	return sql`delete from account_move_changes where account_id = ${account_id}`;
}

/** Notes rows as triggers do: they are compared once more. */
export function noteChanges(account_id: number, changes: readonly Pick<Change, "table_name" | "row_key">[]): Statement {
	return sql`insert into account_move_changes (account_id, table_name, row_key)
		select ${account_id}, value ->> 'table_name', value ->> 'row_key' from ${rowsOf(changes)}`;
}

/** The names of the triggers that note changes, of one account or of all. */
export async function listTriggers(shard: D1Database, account_id?: number): Promise<string[]> {
	const named = `${triggerPrefix}${account_id === undefined ? "" : `${account_id}_`}*`;
	const { results } = await shard
		.prepare("select name from sqlite_master where type = 'trigger' and name glob ?")
		.bind(named)
		.all<{ name: string }>();
	return results.map(({ name }) => name);
}

/** Makes triggers, all or none. */
export async function addTriggers(shard: D1Database, triggers: readonly NotingTrigger[]): Promise<void> {
	if (triggers.length > 0) await shard.batch(triggers.map(({ text }) => shard.prepare(text)));
}

/** Takes triggers away; one that is gone already is none. */
export async function dropTriggers(shard: D1Database, names: readonly string[]): Promise<void> {
	if (names.length > 0) await shard.batch(names.map((name) => shard.prepare(`DROP TRIGGER IF EXISTS "${name}"`)));
}
