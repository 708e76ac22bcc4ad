/**
 * What somebody has selected of a list, kept in their name on the server: its handle, its SQL, and which rows may be in it.
 * Invariant: no row of the set stands among the ids that were picked by hand, and only such rows among those taken out.
 */
import { type SQL, sql } from "drizzle-orm";
import { dayMs } from "./clock";
import { hashOf } from "./idempotency";
import type { List, ListQuery, ListSelection } from "./list-declaration";
import type { MemberScope, Scope } from "./scope";
import { rowsOf, type Statement } from "./sql";
import { conditionsOf } from "./table-page";

/** A selection is forgotten so long after its last change: nobody acts on what they ticked days ago. */
export const selectionKeptMs = dayMs;

/** A set lives longer, since an act that goes on works through it. */
export const setKeptMs = 7 * dayMs;

/** How many ids stand in a part of a set: as many as one batch works on. */
const rowsAPart = sql.raw("200");

/** A selection as it is stored. */
export type StoredSelection = {
	selected_ids: readonly number[];
	unselected_ids: readonly number[];
	set_id: number | null;
	set_count: number;
	version: number;
};

/** Nothing is selected. */
export const nothingSelected: StoredSelection = {
	selected_ids: [],
	unselected_ids: [],
	set_id: null,
	set_count: 0,
	version: 0,
};

/** The handle under which a person's selection of a list travels, on every page and with every filter. */
export function selectionHandle({ account, user }: MemberScope, { name }: Pick<List, "name">): string {
	return hashOf(["selection", name, account.id, user.id]).slice(0, 32);
}

/** How many rows are selected. */
export function countSelected({ selected_ids, unselected_ids, set_count }: StoredSelection): number {
	return selected_ids.length + set_count - unselected_ids.length;
}

/** What this person has selected of a list. */
export async function readSelection(
	{ account, user, clock, read }: MemberScope,
	{ name }: Pick<List, "name">,
): Promise<StoredSelection> {
	const [found] = await read(sql<{
		selected_ids: string;
		unselected_ids: string;
		set_id: number | null;
		set_count: number;
		version: number;
		updated_at: number;
	}>`select selected_ids, unselected_ids, set_id, set_count, version, updated_at from list_selections
		where account_id = ${account.id} and user_id = ${user.id} and list_name = ${name}`);
	if (!found) return nothingSelected;
	const { selected_ids, unselected_ids, updated_at, ...rest } = found;
	if (updated_at <= clock.now() - selectionKeptMs) return { ...nothingSelected, version: rest.version };
	return { ...rest, selected_ids: JSON.parse(selected_ids), unselected_ids: JSON.parse(unselected_ids) };
}

/** Which of these ids are in a set; reads at most one of its parts for each. */
export async function findInSet(
	{ account, read }: Pick<Scope, "account" | "read">,
	set_id: number | null,
	ids: readonly number[],
): Promise<ReadonlySet<number>> {
	if (set_id === null || ids.length === 0) return new Set();
	const parts = await read(sql<{ ids: string }>`select distinct p.part, p.ids from ${rowsOf(ids)} e
		cross join list_selection_parts p on p.account_id = ${account.id} and p.set_id = ${set_id}
			and p.first_id = (select max(q.first_id) from list_selection_parts q
				where q.account_id = ${account.id} and q.set_id = ${set_id} and q.first_id <= e.value)
		where p.account_id = ${account.id}`);
	const held = new Set(parts.flatMap((part) => JSON.parse(part.ids) as number[]));
	return new Set(ids.filter((id) => held.has(id)));
}

/** The SQL of a row's id in a list. */
export function rowId(list: Pick<List, "sorts" | "face">): SQL {
	return list.sorts[list.face.default_sort.id]!.id;
}

/** Why a row cannot be selected, in SQL; null where it can. */
export function reasonAgainst({ reasons }: ListSelection, scope: MemberScope): SQL {
	const cases = Object.entries(reasons?.(scope) ?? {});
	if (cases.length === 0) return sql`null`;
	return sql`case ${sql.join(
		cases.map(([reason, condition]) => sql`when ${condition} then ${reason}`),
		sql` `,
	)} end`;
}

/** Those of these ids that the person sees in the list, each with why it cannot be selected, or null; whatever filter is open. */
export async function readSelectable(
	list: List & { selection: ListSelection },
	scope: MemberScope,
	ids: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
	if (ids.length === 0) return new Map();
	const { from, where } = list.query(scope, {});
	const id = rowId(list);
	const rows = await scope.read(sql<{ id: number; reason: string | null }>`select ${id} as id,
		${reasonAgainst(list.selection, scope)} as reason from ${from} where ${sql.join(where, sql` and `)}
		and ${id} in (select value from ${rowsOf(ids)})`);
	return new Map(rows.map((row) => [row.id, row.reason]));
}

/** Fixes all rows of a query that can be selected as a set, in the batch of the change; one statement, whatever their number. */
export function insertSet(
	list: List & { selection: ListSelection },
	scope: MemberScope,
	query: ListQuery,
	set_id: number,
): Statement {
	const id = rowId(list);
	const order = { sort: { key: id, id }, desc: false };
	return sql`insert into list_selection_parts (account_id, set_id, part, first_id, row_count, ids, created_at)
		select ${scope.account.id}, ${set_id}, n / ${rowsAPart}, min(i), count(*), json_group_array(i), ${scope.clock.now()}
		from (select ${id} as i, row_number() over (order by ${id}) - 1 as n from ${query.from}
			where ${conditionsOf(query, order, null)} and ${reasonAgainst(list.selection, scope)} is null)
		group by n / ${rowsAPart}`;
}

/** Puts these ids behind the parts of a set, for an act that works through all of them. */
export function insertPicked(account_id: number, set_id: number, ids: readonly number[], now: number): Statement {
	return sql`insert into list_selection_parts (account_id, set_id, part, first_id, row_count, ids, created_at)
		select ${account_id}, ${set_id}, n / ${rowsAPart} + (select coalesce(max(p.part) + 1, 0) from list_selection_parts p
			where p.account_id = ${account_id} and p.set_id = ${set_id}), min(i), count(*), json_group_array(i), ${now}
		from (select e.value as i, e.key as n from ${rowsOf(ids)} e) group by n / ${rowsAPart}`;
}

/** Removes a set. */
export function deleteSet(account_id: number, set_id: SQL): Statement {
	return sql`delete from list_selection_parts where account_id = ${account_id} and set_id = (${set_id})`;
}

/** The ids of one part of a set; none behind the last. */
export function findPart(account_id: number, set_id: number, part: number) {
	return sql<{ ids: string }>`select ids from list_selection_parts
		where account_id = ${account_id} and set_id = ${set_id} and part = ${part}`;
}

/** Removes the set of a selection, which nothing else holds: an act that began has taken its own out of it. */
export function deleteSetOf({ account, user }: MemberScope, { name }: Pick<List, "name">): Statement {
	return deleteSet(
		account.id,
		sql`select s.set_id from list_selections s
			where s.account_id = ${account.id} and s.user_id = ${user.id} and s.list_name = ${name}`,
	);
}

/** How many rows a set has. */
export function countSet(account_id: number, set_id: number): SQL {
	return sql`(select coalesce(sum(p.row_count), 0) from list_selection_parts p
		where p.account_id = ${account_id} and p.set_id = ${set_id})`;
}

/** Writes what is selected. */
export function saveSelection(
	{ account, user, clock }: MemberScope,
	{ name }: Pick<List, "name">,
	{
		selected_ids,
		unselected_ids,
		set_id,
		set_count,
	}: Omit<StoredSelection, "version" | "set_count"> & { set_count: number | SQL },
): Statement {
	return sql`insert into list_selections (account_id, user_id, list_name, selected_ids, unselected_ids, set_id, set_count, updated_at)
		values (${account.id}, ${user.id}, ${name}, ${JSON.stringify(selected_ids)}, ${JSON.stringify(unselected_ids)}, ${set_id},
		${set_count}, ${clock.now()})
		on conflict (account_id, user_id, list_name) do update set selected_ids = excluded.selected_ids,
		unselected_ids = excluded.unselected_ids, set_id = excluded.set_id, set_count = excluded.set_count,
		version = list_selections.version + 1, updated_at = excluded.updated_at`;
}

/** True in SQL while a selection is as it was read. */
export function isSelectionAt(
	{ account, user }: MemberScope,
	{ name }: Pick<List, "name">,
	{ version }: Pick<StoredSelection, "version">,
): Statement {
	return sql`select ${version} = coalesce((select s.version from list_selections s
		where s.account_id = ${account.id} and s.user_id = ${user.id} and s.list_name = ${name}), 0)`;
}
