/** The SQL of what people are told behind the bell. */
import { sql } from "drizzle-orm";
import type { notifications } from "#drizzle/notifications";
import type { NotificationKind, NotificationValues } from "#workers/kernel/names";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";

/** The version of the lists of notifications. */
export const notificationsVersion = "notifications";

/** What one person is to be told. `details` is JSON. */
export type NewNotification = RowOf<typeof notifications, "id" | "user_id" | "kind" | "details">;

/** A statement carries its rows as one value, which may take 2 MB; what is told of one thing is some 2 KB. */
const rowsAStatement = 300;

/** Tells people; triggers count what each has not read. */
export function insertNotifications(account_id: number, rows: readonly NewNotification[], now: number): Statement[] {
	const statements: Statement[] = [];
	for (let at = 0; at < rows.length; at += rowsAStatement)
		statements.push(
			sql`insert into notifications (account_id, id, user_id, kind, details, created_at)
				select ${account_id}, value ->> 'id', value ->> 'user_id', value ->> 'kind', value ->> 'details', ${now}
				from ${rowsOf(rows.slice(at, at + rowsAStatement))}`,
		);
	return rows.length > 0 ? [...statements, touchTable(account_id, notificationsVersion)] : [];
}

/** Marks what a person was told as read: all of it, or one. */
export function markRead(account_id: number, user_id: number, now: number, id?: number): Statement[] {
	const which = id === undefined ? sql`` : sql`and id = ${id}`;
	return [
		sql`update notifications set read_at = ${now}
			where account_id = ${account_id} and user_id = ${user_id} and read_at is null ${which}`,
	];
}

/** Keeps when a person said that they saw what they were told. */
export function updateLastSeen(account_id: number, user_id: number, now: number): Statement {
	return sql`insert into notification_counts (account_id, user_id, last_seen_at) values (${account_id}, ${user_id}, ${now})
		on conflict (account_id, user_id) do update set last_seen_at = excluded.last_seen_at`;
}

/** Something that a person was told, by its id. */
export function findOwn(account_id: number, user_id: number, id: number) {
	return sql<{ id: number }>`select id from notifications
		where account_id = ${account_id} and id = ${id} and user_id = ${user_id}`;
}

/** Takes back what nobody read yet of a thing that is no more to be done, by a value of its kind; whoever read it keeps it. */
export function deleteUnread<Kind extends NotificationKind>(
	account_id: number,
	kind: Kind,
	user_ids: readonly number[],
	about: Partial<Record<keyof NotificationValues[Kind] & string, number>>,
): Statement[] {
	const [[name, value] = ["", 0]] = Object.entries(about);
	return [
		sql`delete from notifications where account_id = ${account_id} and user_id in (select value from ${rowsOf(user_ids)})
			and read_at is null and kind = ${kind} and details ->> ${name} = ${value}`,
		touchTable(account_id, notificationsVersion),
	];
}
