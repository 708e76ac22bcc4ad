/** The SQL of saved views and of what each person has chosen of a list. */
import { sql } from "drizzle-orm";
import type { listSettings, listViews } from "#drizzle/list-views";
import { personName } from "#workers/features/members";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** A view as it stands, with its owner's name. */
export type ViewRow = Omit<RowOf<typeof listViews>, "account_id" | "created_at"> & { owner_name: string };

/** What somebody chose of a list. */
export type SettingsRow = Pick<RowOf<typeof listSettings>, "column_order" | "hidden_columns" | "default_view_id">;

/** The most views of a list that one person keeps, and that an account shares. */
export const maxViews = 50;

const columns = sql`v.id, v.list, v.owner_id, v.name, v.fields, v.is_shared, ${personName("u")} as owner_name`;
const owner = sql`join users u on u.account_id = v.account_id and u.id = v.owner_id`;

/** What the person chose of the list. */
export function findSettings(account_id: number, user_id: number, list: string) {
	return sql<SettingsRow>`select s.column_order, s.hidden_columns, s.default_view_id from list_settings s
		where s.account_id = ${account_id} and s.user_id = ${user_id} and s.list = ${list}`;
}

/** The person's own views of the list by name, then those that others share. */
export function listViewsOf(account_id: number, user_id: number, list: string) {
	return sql<ViewRow>`select * from (select ${columns}, 0 as is_others from list_views v ${owner}
			where v.account_id = ${account_id} and v.owner_id = ${user_id} and v.list = ${list}
		union all select ${columns}, 1 from list_views v indexed by list_views_shared ${owner}
			where v.account_id = ${account_id} and v.list = ${list} and v.is_shared = 1 and v.owner_id <> ${user_id})
		order by is_others, name, id limit ${2 * maxViews}`;
}

/** A view that the person may open. */
export function findView(account_id: number, user_id: number, id: number) {
	return sql<ViewRow>`select ${columns} from list_views v ${owner}
		where v.account_id = ${account_id} and v.id = ${id} and (v.owner_id = ${user_id} or v.is_shared = 1)`;
}

/** Another view of this name that the same person keeps of the list. */
export function findNamesake(account_id: number, owner_id: number, list: string, name: string, but: number) {
	return sql<{ id: number }>`select v.id from list_views v where v.account_id = ${account_id}
		and v.owner_id = ${owner_id} and v.list = ${list} and v.name = ${name} and v.id <> ${but}`;
}

/** True in SQL once no person has more views of the list than they may, nor the account more that are shared. */
export function hasRoom(account_id: number, owner_id: number, list: string): Statement {
	return sql`(select count(*) from list_views where account_id = ${account_id} and owner_id = ${owner_id}
		and list = ${list}) <= ${maxViews} and (select count(*) from list_views where account_id = ${account_id}
		and list = ${list} and is_shared = 1) <= ${maxViews}`;
}

/** True in SQL while a view is there as it was read, and this person's or a shared one. */
export function isStillTheirs(
	account_id: number,
	user_id: number,
	{ id, list }: Pick<ViewRow, "id" | "list">,
): Statement {
	return sql`exists (select 1 from list_views where account_id = ${account_id} and id = ${id} and list = ${list}
		and (owner_id = ${user_id} or is_shared = 1))`;
}

/** Makes a view. */
export function insertView(
	account_id: number,
	view: Pick<ViewRow, "id" | "list" | "owner_id" | "name" | "fields" | "is_shared">,
	now: number,
): Statement {
	return sql`insert into list_views (account_id, id, list, owner_id, name, fields, is_shared, created_at)
		values (${account_id}, ${view.id}, ${view.list}, ${view.owner_id}, ${view.name}, ${view.fields},
		${view.is_shared}, ${now})`;
}

/** Changes a view; whom it is shared with no longer has another state open by itself. */
export function updateView(
	account_id: number,
	{ id, owner_id, name, fields, is_shared }: Pick<ViewRow, "id" | "owner_id" | "name" | "fields" | "is_shared">,
): Statement[] {
	return [
		sql`update list_views set name = ${name}, fields = ${fields}, is_shared = ${is_shared}
			where account_id = ${account_id} and id = ${id}`,
		sql`update list_settings set default_view_id = null where account_id = ${account_id} and default_view_id = ${id}
			and user_id <> ${owner_id} and ${is_shared} = 0`,
	];
}

/** Removes a view; of whoever had it open by itself, none does. */
export function deleteView(account_id: number, id: number): Statement[] {
	return [
		sql`update list_settings set default_view_id = null where account_id = ${account_id} and default_view_id = ${id}`,
		sql`delete from list_views where account_id = ${account_id} and id = ${id}`,
	];
}

/** Has a view open by itself for the person, or none. */
export function setDefaultView(account_id: number, user_id: number, list: string, view_id: number | null): Statement {
	return sql`insert into list_settings (account_id, user_id, list, default_view_id)
		values (${account_id}, ${user_id}, ${list}, ${view_id})
		on conflict (account_id, user_id, list) do update set default_view_id = ${view_id}`;
}

/** Keeps the person's columns: their order, and those that are not shown; empty lists are the usual ones. */
export function setColumns(
	account_id: number,
	user_id: number,
	list: string,
	{ order, hidden }: { order: readonly string[]; hidden: readonly string[] },
): Statement {
	const [column_order, hidden_columns] = [JSON.stringify(order), JSON.stringify(hidden)];
	return sql`insert into list_settings (account_id, user_id, list, column_order, hidden_columns)
		values (${account_id}, ${user_id}, ${list}, ${column_order}, ${hidden_columns})
		on conflict (account_id, user_id, list) do update
		set column_order = ${column_order}, hidden_columns = ${hidden_columns}`;
}
