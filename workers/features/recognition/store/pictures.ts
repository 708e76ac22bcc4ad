/** The SQL of pictures that were sent with what somebody gave, and who may see one. */
import { type SQL, sql } from "drizzle-orm";
import type { KeptPicture } from "#workers/features/activity";
import type { User } from "#workers/kernel/identity";
import type { Statement } from "#workers/kernel/sql";

/** What is kept of the picture of a row `of` with a `picture_id`, as JSON; null where it has none. */
export function pictureColumn(of: "c" | "r" | "s"): SQL {
	const row = sql.raw(of);
	return sql`(select x.picture from recognition_pictures x where x.account_id = ${row}.account_id and x.id = ${row}.picture_id) as picture`;
}

/** Keeps one; `picture` is JSON. */
export function insertPicture(
	account_id: number,
	{ id, giver_id, picture }: { id: number; giver_id: number; picture: string },
	now: number,
): Statement {
	return sql`insert into recognition_pictures (account_id, id, giver_id, picture, created_at)
		values (${account_id}, ${id}, ${giver_id}, ${picture}, ${now})`;
}

/** One that this person sent. */
export function findOwnPicture(account_id: number, giver_id: number, id: number) {
	return sql<{ picture: string }>`select p.picture from recognition_pictures p
		where p.account_id = ${account_id} and p.id = ${id} and p.giver_id = ${giver_id}`;
}

/**
 * One that somebody may see: its giver, account owners, whoever may see a recognition that has it, for whom it was promised,
 * and who is asked for its approval.
 */
export function findPictureFor(account_id: number, reader: Pick<User, "id" | "role" | "manager_id">, id: number) {
	const isOwner = reader.role === "account_owner" ? 1 : 0;
	const issued = sql`select 1 from recognitions r where r.account_id = ${account_id} and r.picture_id = ${id} and r.status = 'issued'`;
	return sql<{ picture: string }>`select p.picture from recognition_pictures p
		where p.account_id = ${account_id} and p.id = ${id} and (p.giver_id = ${reader.id} or ${isOwner} = 1
			or exists (${issued} and r.visibility = 'public')
			or exists (${issued} and r.recipient_id = ${reader.id})
			or exists (${issued} and r.recipient_manager_id = ${reader.id})
			or exists (${issued} and r.visibility = 'team' and r.recipient_manager_id = ${reader.manager_id})
			or exists (select 1 from commitments c
				where c.account_id = ${account_id} and c.picture_id = ${id} and c.recipient_id = ${reader.id})
			or exists (select 1 from recognition_submissions s
				join moderation_requests q on q.account_id = s.account_id and q.kind = 'recognition' and q.subject_id = s.id
				join moderation_deciders d on d.account_id = q.account_id and d.request_id = q.id and d.user_id = ${reader.id}
				where s.account_id = ${account_id} and s.picture_id = ${id}))`;
}

/** A picture of a recognition of a demo's past. */
export type PastPicture = { id: number; activity_id: number; giver_id: number; picture: KeptPicture };

/** Keeps one and gives it to all of its post. */
export function insertPastPicture(
	account_id: number,
	{ id, activity_id, giver_id, picture }: PastPicture,
	now: number,
): Statement[] {
	return [
		insertPicture(account_id, { id, giver_id, picture: JSON.stringify(picture) }, now),
		sql`update recognitions set picture_id = ${id} where account_id = ${account_id} and activity_id = ${activity_id}`,
	];
}
