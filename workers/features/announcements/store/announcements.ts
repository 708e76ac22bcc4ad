/** The SQL of announcements as their owners write them: reading one, writing it, and every change of its state. */
import { type SQL, sql } from "drizzle-orm";
import type { announcements } from "#drizzle/announcements";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import type { AudienceKind, Status } from "../rules/statuses";

/** The version of the lists of announcements. */
export const announcementsVersion = "announcements";

/** An announcement as it is stored. */
export type AnnouncementRow = Omit<RowOf<typeof announcements>, "account_id" | "status" | "audience"> & {
	status: Status;
	audience: AudienceKind;
};

const columns = sql.raw(
	[
		"id, author_id, titles, texts, status, audience, group_ids, starts_at, expires_at, is_pinned, asks_confirmation",
		"sends_mail, sending_id, checkpoint, activity_id, ended_at, error, reminded_at, reminder_id, reminder_checkpoint",
		"delivered_count, read_count, confirmed_count, created_at, updated_at",
	].join(", "),
);

/** One announcement, whatever its state. */
export function findAnnouncement(account_id: number, id: number) {
	return sql<AnnouncementRow>`select ${columns} from announcements where account_id = ${account_id} and id = ${id}`;
}

/** What an owner writes of an announcement; titles and texts of the languages that are given. */
export type WrittenAnnouncement = Pick<
	AnnouncementRow,
	"audience" | "starts_at" | "expires_at" | "is_pinned" | "asks_confirmation" | "sends_mail"
> & { titles: Record<string, string>; texts: Record<string, string>; group_ids: readonly number[] };

/** Where it stands from now on: a draft, or waiting under an order to send it. */
export type Order = { status: "draft" | "pending"; sending_id: number | null };

/** Writes an announcement, or what is there of it anew; words of languages that are not given stay. */
export function saveAnnouncement(
	account_id: number,
	{ id, author_id, now }: { id: number; author_id: number; now: number },
	written: WrittenAnnouncement,
	order: Order,
): Statement[] {
	const { audience, starts_at, expires_at, is_pinned, asks_confirmation, sends_mail } = written;
	return [
		sql`insert into announcements (account_id, id, author_id, titles, texts, status, audience, group_ids, starts_at, expires_at,
			is_pinned, asks_confirmation, sends_mail, sending_id, created_at, updated_at)
			values (${account_id}, ${id}, ${author_id}, ${JSON.stringify(written.titles)}, ${JSON.stringify(written.texts)}, ${order.status},
			${audience}, ${JSON.stringify(written.group_ids)}, ${starts_at}, ${expires_at}, ${is_pinned}, ${asks_confirmation}, ${sends_mail},
			${order.sending_id}, ${now}, ${now})
			on conflict (account_id, id) do update set titles = json_patch(titles, excluded.titles), texts = json_patch(texts, excluded.texts),
				status = excluded.status, audience = excluded.audience, group_ids = excluded.group_ids, starts_at = excluded.starts_at,
				expires_at = excluded.expires_at, is_pinned = excluded.is_pinned, asks_confirmation = excluded.asks_confirmation,
				sends_mail = excluded.sends_mail, sending_id = excluded.sending_id, updated_at = excluded.updated_at`,
		touchTable(account_id, announcementsVersion),
	];
}

/** Corrects what may change of one that people have: words in a language, its end, its pin. */
export function correctAnnouncement(
	account_id: number,
	id: number,
	{
		titles,
		texts,
		expires_at,
		is_pinned,
		now,
	}: Pick<WrittenAnnouncement, "titles" | "texts" | "expires_at"> & {
		is_pinned: 0 | 1;
		now: number;
	},
): Statement[] {
	return [
		sql`update announcements set titles = json_patch(titles, ${JSON.stringify(titles)}), texts = json_patch(texts, ${JSON.stringify(texts)}),
			expires_at = ${expires_at}, is_pinned = ${is_pinned}, updated_at = ${now}
			where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, announcementsVersion),
	];
}

/** True in SQL while an announcement stands where its reader saw it: in this state, under this order, and not over. */
export function isUnchanged(
	account_id: number,
	id: number,
	{ status, sending_id }: Pick<AnnouncementRow, "status" | "sending_id">,
): SQL {
	return sql`select count(*) = 1 from announcements where account_id = ${account_id} and id = ${id}
		and status = ${status} and sending_id is ${sending_id} and ended_at is null`;
}

/** Withdraws it: nobody sees it any more. */
export function cancelAnnouncement(account_id: number, id: number, now: number): Statement[] {
	return [
		sql`update announcements set status = 'canceled', ended_at = ${now}, is_pinned = 0, sending_id = null, updated_at = ${now}
			where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, announcementsVersion),
	];
}

/** Ends it because its time is over; what is being sent stops as sent. */
export function expireAnnouncement(account_id: number, id: number, now: number): Statement[] {
	return [
		sql`update announcements set ended_at = ${now}, is_pinned = 0, updated_at = ${now}
			where account_id = ${account_id} and id = ${id} and ended_at is null`,
		touchTable(account_id, announcementsVersion),
	];
}

/** Sends one again that could not be sent: it goes on with whom it has not reached, or begins. */
export function restartSending(account_id: number, id: number, sending_id: number, now: number): Statement[] {
	return [
		sql`update announcements set status = iif(checkpoint is null, 'pending', 'processing'), sending_id = ${sending_id}, error = null, updated_at = ${now}
			where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, announcementsVersion),
	];
}

/** Removes a draft. */
export function deleteDraft(account_id: number, id: number): Statement[] {
	return [
		sql`delete from announcements where account_id = ${account_id} and id = ${id} and status = 'draft'`,
		touchTable(account_id, announcementsVersion),
	];
}

/** An announcement as it is known: in English where it is asked so, else in the first of its languages. */
export function announcementName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select coalesce(a.titles ->> 'en', (select value from json_each(a.titles) limit 1), '') as name
		from announcements a where a.account_id = ${account_id} and a.id = ${id}`;
}

/** The last one that people got and still have. */
export function findLast(account_id: number) {
	return sql<AnnouncementRow>`select ${columns} from announcements
		where account_id = ${account_id} and status in ('processing', 'processed', 'errored') and ended_at is null
		order by starts_at desc, id desc limit 1`;
}
