/** The SQL of sending: beginning, telling people piece by piece, reminding those who have not confirmed, and the end. */
import { type SQL, sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { announcementsVersion } from "./announcements";

/** Begins: it is published from now on, with its post in the feed where it has one. */
export function beginSending(
	account_id: number,
	id: number,
	{ activity_id, now }: { activity_id: number | null; now: number },
): Statement[] {
	return [
		sql`update announcements set status = 'processing', activity_id = coalesce(activity_id, ${activity_id}), updated_at = ${now}
			where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, announcementsVersion),
	];
}

/** Notes who is told, in the batch that tells them. */
export function insertRecipients(
	account_id: number,
	announcement_id: number,
	user_ids: readonly number[],
	now: number,
): Statement[] {
	if (user_ids.length === 0) return [];
	return [
		sql`insert into announcement_recipients (account_id, announcement_id, user_id, delivered_at)
			select ${account_id}, ${announcement_id}, value, ${now} from ${rowsOf(user_ids)}`,
	];
}

/** How far the sending is: the group (0 for everybody) and the last person who was looked at. */
export type Place = { group_id: number; user_id: number };

/** Keeps where the sending goes on; without a place it is over. */
export function updatePlace(account_id: number, id: number, place: Place | undefined): Statement[] {
	const checkpoint = place ? JSON.stringify(place) : null;
	const status = place ? "processing" : "processed";
	return [
		sql`update announcements set status = ${status}, checkpoint = ${checkpoint} where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, announcementsVersion),
	];
}

/** Ends a sending that failed for good, under the order that failed. */
export function failSending(
	account_id: number,
	id: number,
	{ sending_id, error, now }: { sending_id: number; error: string; now: number },
): Statement[] {
	return [
		sql`update announcements set status = 'errored', error = ${error}, updated_at = ${now}
			where account_id = ${account_id} and id = ${id} and sending_id = ${sending_id} and status in ('pending', 'processing')`,
		touchTable(account_id, announcementsVersion),
	];
}

/** Orders a reminder. */
export function orderReminder(account_id: number, id: number, reminder_id: number, now: number): Statement {
	return sql`update announcements set reminder_id = ${reminder_id}, reminder_checkpoint = 0, reminded_at = ${now}
		where account_id = ${account_id} and id = ${id}`;
}

/** True in SQL while nobody was reminded of it since then. */
export function mayBeReminded(account_id: number, id: number, since: number): SQL {
	return sql`select count(*) from announcements where account_id = ${account_id} and id = ${id}
		and (reminded_at is null or reminded_at <= ${since})`;
}

/** True in SQL while this order to remind holds, and what it is for has neither ended nor was withdrawn. */
export function isReminding(account_id: number, id: number, reminder_id: number): SQL {
	return sql`select count(*) from announcements where account_id = ${account_id} and id = ${id}
		and reminder_id = ${reminder_id} and status in ('processing', 'processed') and ended_at is null`;
}

/** Keeps where a reminder goes on. */
export function updateReminderPlace(account_id: number, id: number, user_id: number): Statement {
	return sql`update announcements set reminder_checkpoint = ${user_id} where account_id = ${account_id} and id = ${id}`;
}

/** Those that are to be sent, or are being sent, with the payload of the message that does it. */
export function listUnsent(account_id: number) {
	return sql<{
		payload: string;
		due_at: number;
	}>`select json_object('announcement_id', a.id, 'sending_id', a.sending_id) as payload,
		coalesce(a.starts_at, 0) as due_at from announcements a
		where a.account_id = ${account_id} and a.status in ('pending', 'processing') and a.sending_id is not null and a.ended_at is null`;
}

/** Those whose time is still to end, with the payload of the message that ends it. */
export function listUnended(account_id: number) {
	return sql<{
		payload: string;
		due_at: number;
	}>`select json_object('announcement_id', a.id) as payload, a.expires_at as due_at
		from announcements a where a.account_id = ${account_id} and a.expires_at is not null and a.ended_at is null
		and a.status in ('pending', 'processing', 'processed', 'errored')`;
}
