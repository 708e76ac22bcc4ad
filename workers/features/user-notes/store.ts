/** The SQL of notes about people. */
import { sql } from "drizzle-orm";
import type { userNotes } from "#drizzle/user-notes";
import { personName } from "#workers/features/members";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** A note with who wrote it. */
export type NoteRow = RowOf<typeof userNotes, "id" | "note_text" | "commenter_id" | "updated_at"> & {
	commenter_name: string;
};

/** The notes about somebody, the newest first. */
export function listNotes(account_id: number, user_id: number, max: number) {
	return sql<NoteRow>`select n.id, n.note_text, n.commenter_id, ${personName("c")} as commenter_name, n.updated_at
		from user_notes n join users c on c.account_id = n.account_id and c.id = n.commenter_id
		where n.account_id = ${account_id} and n.user_id = ${user_id} order by n.created_at desc, n.id desc limit ${max}`;
}

/** A note, and about whom it is. */
export function findNote(account_id: number, id: number) {
	return sql<
		RowOf<typeof userNotes, "user_id" | "commenter_id" | "note_text">
	>`select n.user_id, n.commenter_id, n.note_text
		from user_notes n where n.account_id = ${account_id} and n.id = ${id}`;
}

/** Whether somebody is there, or was. */
export function findSubject(account_id: number, user_id: number) {
	return sql<{
		id: number;
	}>`select u.id from users u where u.account_id = ${account_id} and u.id = ${user_id} and u.status <> 'erased'`;
}

/** Writes a note. */
export function insertNote(
	account_id: number,
	note: RowOf<typeof userNotes, "id" | "user_id" | "commenter_id" | "note_text">,
	now: number,
): Statement {
	return sql`insert into user_notes (account_id, id, user_id, commenter_id, note_text, created_at, updated_at)
		values (${account_id}, ${note.id}, ${note.user_id}, ${note.commenter_id}, ${note.note_text}, ${now}, ${now})`;
}

/** Changes the words of a note of this author. */
export function updateNote(
	account_id: number,
	{ id, commenter_id, note_text }: RowOf<typeof userNotes, "id" | "commenter_id" | "note_text">,
	now: number,
): Statement {
	return sql`update user_notes set note_text = ${note_text}, updated_at = ${now}
		where account_id = ${account_id} and id = ${id} and commenter_id = ${commenter_id}`;
}

/** Deletes a note of this author. */
export function deleteNote(account_id: number, id: number, commenter_id: number): Statement {
	return sql`delete from user_notes where account_id = ${account_id} and id = ${id} and commenter_id = ${commenter_id}`;
}
