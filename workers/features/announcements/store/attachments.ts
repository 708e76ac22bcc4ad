/** The SQL of the files that go with announcements. */
import { type SQL, sql } from "drizzle-orm";
import type { announcementAttachments } from "#drizzle/announcements";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { maxAttachments } from "../rules/limits";
import { isFor, isRunning, type Reader } from "./readers";

/** A file as it is stored. */
export type AttachmentRow = RowOf<
	typeof announcementAttachments,
	"id" | "key" | "name" | "content_type" | "byte_count"
>;

/** The files of an announcement, in the order in which they came. */
export function listAttachments(account_id: number, announcement_id: number) {
	return sql<AttachmentRow>`select id, key, name, content_type, byte_count from announcement_attachments
		where account_id = ${account_id} and announcement_id = ${announcement_id} order by id`;
}

/** True in SQL while one more file may go with it. */
export function hasRoomForAttachment(account_id: number, announcement_id: number): SQL {
	return sql`select count(*) < ${maxAttachments} from announcement_attachments
		where account_id = ${account_id} and announcement_id = ${announcement_id}`;
}

/** Writes a file's row. */
export function insertAttachment(
	account_id: number,
	announcement_id: number,
	row: AttachmentRow,
	now: number,
): Statement {
	return sql`insert into announcement_attachments (account_id, id, announcement_id, key, name, content_type, byte_count, created_at)
		values (${account_id}, ${row.id}, ${announcement_id}, ${row.key}, ${row.name}, ${row.content_type}, ${row.byte_count}, ${now})`;
}

/** Takes one file away. */
export function deleteAttachment(account_id: number, announcement_id: number, id: number): Statement {
	return sql`delete from announcement_attachments
		where account_id = ${account_id} and announcement_id = ${announcement_id} and id = ${id}`;
}

/** Takes all files of an announcement away. */
export function deleteAttachments(account_id: number, announcement_id: number): Statement {
	return sql`delete from announcement_attachments where account_id = ${account_id} and announcement_id = ${announcement_id}`;
}

/** A file by its key, and whether its announcement runs and is this reader's. */
export function findAttachment(reader: Reader, key: string) {
	return sql<AttachmentRow & { may_read: 0 | 1 }>`select f.id, f.key, f.name, f.content_type, f.byte_count,
		(${isRunning(reader.now)} and ${isFor(reader)}) as may_read
		from announcement_attachments f join announcements a on a.account_id = ${reader.account_id} and a.id = f.announcement_id
		where f.account_id = ${reader.account_id} and f.key = ${key}`;
}
