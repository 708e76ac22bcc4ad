/** The SQL of what people see: which announcements are theirs, what runs pinned, and noting that one was read and confirmed. */
import { type SQL, sql } from "drizzle-orm";
import { personJson } from "#workers/features/members";
import type { Statement } from "#workers/kernel/sql";
import { textHoldsWords } from "#workers/kernel/text-holds";
import type { Status } from "../rules/statuses";
import { isPinned } from "./pins";

/** Who reads, and when. */
export type Reader = { account_id: number; user_id: number; now: number };

/**
 * True in SQL for an announcement `a` that runs: the words of the index of those, and the clock where its end is not noted
 * yet. One whose sending broke off runs for whom it has reached.
 */
export function isRunning(now: number): SQL {
	return sql`a.status in ('processing', 'processed', 'errored') and a.ended_at is null
		and (a.status <> 'errored' or a.checkpoint is not null)
		and a.starts_at <= ${now} and (a.expires_at is null or a.expires_at > ${now})`;
}

/** True in SQL for an announcement `a` that this person was told of, or that is for everybody. */
export function isFor({ account_id, user_id }: Reader): SQL {
	return sql`(a.audience = 'everybody' or exists (select 1 from announcement_recipients r
		where r.account_id = ${account_id} and r.announcement_id = a.id and r.user_id = ${user_id}))`;
}

/** What a reader is shown of an announcement. */
export type ReadRow = {
	id: number;
	titles: string;
	texts: string;
	author: string;
	starts_at: number;
	expires_at: number | null;
	is_pinned: 0 | 1;
	asks_confirmation: 0 | 1;
	read_at: number | null;
	confirmed_at: number | null;
};

/** The columns of a `ReadRow` of `a`, with the reader's own recipient row `o`. */
export function readColumns(account_id: number): SQL {
	return sql`a.id, a.titles, a.texts, a.starts_at, a.expires_at, a.is_pinned, a.asks_confirmation, o.read_at, o.confirmed_at,
		(select ${personJson("u")} from users u where u.account_id = ${account_id} and u.id = a.author_id) as author`;
}

/** The reader's own recipient row as `o`, where there is one. */
export function ownRecipient({ account_id, user_id }: Reader): SQL {
	return sql`left join announcement_recipients o on o.account_id = a.account_id and o.account_id = ${account_id}
		and o.announcement_id = a.id and o.user_id = ${user_id}`;
}

/** One announcement with what a reader may know of it: whether it runs, is theirs, and was delivered to them. */
export type OneRow = ReadRow & {
	status: Status;
	ended_at: number | null;
	activity_id: number | null;
	is_running: 0 | 1;
	is_for_me: 0 | 1;
	is_recipient: 0 | 1;
};

/** One announcement of the account. */
export function findForReader(reader: Reader, id: number) {
	return sql<OneRow>`select ${readColumns(reader.account_id)}, a.status, a.ended_at, a.activity_id, (${isRunning(reader.now)}) as is_running,
		${isFor(reader)} as is_for_me, (o.user_id is not null) as is_recipient
		from announcements a ${ownRecipient(reader)} where a.account_id = ${reader.account_id} and a.id = ${id}`;
}

/** What runs pinned for this person, the newest first. */
export function listPinned(reader: Reader, max: number) {
	return sql<ReadRow>`select ${readColumns(reader.account_id)}
		from announcements a indexed by announcements_pinned ${ownRecipient(reader)}
		where a.account_id = ${reader.account_id} and ${isPinned("a")} and ${isRunning(reader.now)} and ${isFor(reader)}
		order by a.starts_at desc, a.id desc limit ${max}`;
}

/** Announcements of these ids that run, for their posts in the feed. */
export function listPosts(reader: Reader, ids: readonly number[]) {
	return sql<ReadRow>`select ${readColumns(reader.account_id)}
		from json_each(${JSON.stringify(ids)}) e cross join announcements a on a.account_id = ${reader.account_id} and a.id = e.value
		${ownRecipient(reader)} where ${isRunning(reader.now)} and ${isFor(reader)}`;
}

/** True in SQL for a post `f` of an announcement whose title and text, in any of its languages, hold the words that were typed. */
export function announcementHolds(account_id: number, typed: string): SQL {
	const words = sql`(select group_concat(value, ' ') from (select value from json_each(a.titles)
		union all select value from json_each(a.texts)))`;
	return sql`exists (select 1 from announcements a where ${sql.join(
		[sql`a.account_id = ${account_id}`, sql`a.id = f.details ->> 'announcement_id'`, ...textHoldsWords(words, typed)],
		sql` and `,
	)})`;
}

/**
 * Notes once that a person read it, and with `isConfirmed` that they confirmed it. Who joined after one to everybody was
 * sent gets their row here.
 */
export function noteRead({ account_id, user_id, now }: Reader, id: number, isConfirmed: boolean): Statement {
	const confirmed_at = isConfirmed ? now : null;
	return sql`insert into announcement_recipients (account_id, announcement_id, user_id, delivered_at, read_at, confirmed_at)
		values (${account_id}, ${id}, ${user_id}, ${now}, ${now}, ${confirmed_at})
		on conflict (account_id, announcement_id, user_id) do update set read_at = coalesce(read_at, excluded.read_at),
			confirmed_at = coalesce(confirmed_at, excluded.confirmed_at)`;
}

/** True in SQL while it runs and is this person's, so that reading it can be noted; with `asks` also while it asks for that. */
export function mayBeRead(reader: Reader, id: number, asks: boolean): SQL {
	return sql`select count(*) from announcements a where a.account_id = ${reader.account_id} and a.id = ${id}
		and ${isRunning(reader.now)} and ${isFor(reader)} ${asks ? sql`and a.asks_confirmation = 1` : sql``}`;
}
