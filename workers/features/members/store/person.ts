/** The columns of a person as other features read them, for a person under whatever alias their statement has. */
import { type SQL, sql } from "drizzle-orm";
import type { users } from "#drizzle/members";
import type { RowOf } from "#workers/kernel/sql";

/** A person as pickers and posts show them, as `personColumns` reads them. */
export type PersonRow = RowOf<typeof users, "id" | "first_name" | "last_name" | "title" | "image_url">;

/** Somebody to whom an email goes, as `addresseeColumns` reads them. */
export type Addressee = RowOf<typeof users, "id" | "email" | "first_name" | "language_code" | "status"> & {
	/** What they chose of notifications, as JSON; nothing while they chose nothing. */
	notification_choices: string | null;
};

/** What a person is called in SQL. */
export function personName(alias: string): SQL {
	return sql.raw(`trim(${alias}.first_name || ' ' || ${alias}.last_name)`);
}

/** The columns of a `PersonRow`. */
export function personColumns(alias: string): SQL {
	return columnsOf(alias, ["id", "first_name", "last_name", "title", "image_url"]);
}

/** The columns of an `Addressee`. */
export function addresseeColumns(alias: string): SQL {
	return sql`${columnsOf(alias, ["id", "email", "first_name", "language_code", "status"])}, ${notificationChoices(alias)}`;
}

/** The column `notification_choices` of an `Addressee`, for statements that name the others themselves. */
export function notificationChoices(alias: string): SQL {
	return sql.raw(`${alias}.settings -> 'notifications' as notification_choices`);
}

/** A person as JSON in SQL, as posts carry them. */
export function personJson(alias: string): SQL {
	return sql`json_object('id', ${sql.raw(alias)}.id, 'name', ${personName(alias)}, ${namesAsJson(alias)}, 'image_url', ${sql.raw(alias)}.image_url)`;
}

/** Fields of an object of JSON in SQL: both halves of a name. */
export function namesAsJson(alias: string): SQL {
	return sql.raw(`'first_name', ${alias}.first_name, 'last_name', ${alias}.last_name`);
}

/** What the person with this id is called. */
export function memberName(account_id: number, id: number | SQL): SQL<{ name: string }> {
	return sql<{ name: string }>`select ${personName("u")} as name from users u
		where u.account_id = ${account_id} and u.id = ${id}`;
}

/** The manager of somebody's team: the person, when others report to them, else their own manager. */
export function teamManager(account_id: number, user: { id: number; manager_id: number | null }): SQL {
	return sql`(select iif(exists (select 1 from users m where m.account_id = ${account_id} and m.manager_id = ${user.id}),
		${user.id}, ${user.manager_id}))`;
}

function columnsOf(alias: string, columns: readonly (keyof RowOf<typeof users>)[]): SQL {
	return sql.raw(columns.map((column) => `${alias}.${column}`).join(", "));
}
