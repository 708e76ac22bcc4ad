/** Writes announcements as they stand after some time, with who read and confirmed them: for a demo, which no call could make. */
import { sql } from "drizzle-orm";
import { hideActivity, insertActivities } from "#workers/features/activity";
import type { OutboxMessage } from "#workers/kernel/outbox";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { sendingMessages } from "../rules/sending-messages";
import type { Status } from "../rules/statuses";
import { announcementsVersion } from "./announcements";

/** An announcement of the past, or to come; `read_percent` and `confirmed_percent` of its people did so. */
export type PastAnnouncement = {
	id: number;
	author_id: number;
	titles: Record<string, string>;
	texts: Record<string, string>;
	status: Extract<Status, "draft" | "processed">;
	starts_at: number | null;
	expires_at: number | null;
	is_pinned: 0 | 1;
	asks_confirmation: 0 | 1;
	read_percent: number;
	confirmed_percent: number;
	/** Who has not read it, whatever the percentage. */
	unread_by: readonly number[];
};

/** The statements of announcements to everybody; those that people have stand in the feed with the id that `newId` makes. */
export function insertPastAnnouncements(
	account_id: number,
	past: readonly PastAnnouncement[],
	{ now, newId }: { now: number; newId: () => number },
): Statement[] {
	return [
		...past.flatMap((one) => insertOne(account_id, one, now, newId())),
		touchTable(account_id, announcementsVersion),
	];
}

function insertOne(account_id: number, one: PastAnnouncement, now: number, activity_id: number): Statement[] {
	const { id, author_id, status, starts_at, expires_at, is_pinned, asks_confirmation } = one;
	const isSent = status === "processed" && starts_at !== null;
	const ended_at = isSent && expires_at !== null && expires_at <= now ? expires_at : null;
	const post = { id: activity_id, actor_id: author_id, visibility: "public", team_manager_id: null } as const;
	return [
		sql`insert into announcements (account_id, id, author_id, titles, texts, status, audience, starts_at, expires_at, is_pinned,
			asks_confirmation, activity_id, ended_at, created_at, updated_at)
			values (${account_id}, ${id}, ${author_id}, ${JSON.stringify(one.titles)}, ${JSON.stringify(one.texts)}, ${status}, 'everybody',
			${starts_at}, ${expires_at}, ${ended_at === null ? is_pinned : 0}, ${asks_confirmation}, ${isSent ? activity_id : null}, ${ended_at},
			${starts_at ?? now}, ${starts_at ?? now})`,
		...(isSent ? [insertReaders(account_id, one, starts_at)] : []),
		...(isSent
			? insertActivities(account_id, "announcement", [
					{ ...post, people: [], teams: [], details: { announcement_id: id }, created_at: starts_at },
				])
			: []),
		...(ended_at === null ? [] : [hideActivity(account_id, activity_id, ended_at)]),
	];
}

/** Everybody who takes part was told; by their ids some have read it, and of these some confirmed. */
function insertReaders(account_id: number, one: PastAnnouncement, starts_at: number): Statement {
	const { id, read_percent, confirmed_percent, unread_by } = one;
	const hasRead = sql`u.id % 100 < ${read_percent} and u.id not in (select value from ${rowsOf(unread_by)})`;
	return sql`insert into announcement_recipients (account_id, announcement_id, user_id, delivered_at, read_at, confirmed_at)
		select ${account_id}, ${id}, u.id, ${starts_at}, iif(${hasRead}, ${starts_at} + 60000 * (1 + u.id % 600), null),
			iif(${hasRead} and (u.id * 37 / 10) % 100 < ${confirmed_percent}, ${starts_at} + 60000 * (2 + u.id % 700), null)
		from users u where u.account_id = ${account_id} and u.status = 'active'`;
}

/** Orders one of them sent at its start, as an owner who schedules it does. */
export function scheduleAnnouncement(
	account_id: number,
	{ id, starts_at, expires_at }: Pick<PastAnnouncement, "id" | "starts_at" | "expires_at">,
	{ now, sending_id }: { now: number; sending_id: number },
): { statements: Statement[]; follow: OutboxMessage[] } {
	const statement = sql`update announcements set status = 'pending', sending_id = ${sending_id}, starts_at = coalesce(starts_at, ${now})
		where account_id = ${account_id} and id = ${id} and status = 'draft'`;
	return {
		statements: [statement],
		follow: sendingMessages(id, sending_id, { starts_at: starts_at ?? now, expires_at }),
	};
}
