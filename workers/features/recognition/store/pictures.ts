/** The SQL of pictures that were sent with what somebody gave, and who may see one. */
import { type SQL, sql } from "drizzle-orm";
import type { User } from "#workers/kernel/identity";
import type { Statement } from "#workers/kernel/sql";

/** What is kept of the picture of a row `of` with a `picture_id`, as JSON; null where it has none. */
export function pictureColumn(of: "r" | "s"): SQL {
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

/** One that somebody may see: its giver, account owners, who is asked for an approval, and whoever may see a recognition that has it. */
export function findPictureFor(account_id: number, reader: Pick<User, "id" | "role" | "manager_id">, id: number) {
	const isOwner = reader.role === "account_owner" ? 1 : 0;
	return sql<{ picture: string }>`select p.picture from recognition_pictures p
		where p.account_id = ${account_id} and p.id = ${id} and (p.giver_id = ${reader.id} or ${isOwner} = 1
			or exists (select 1 from recognitions r where r.account_id = ${account_id} and r.picture_id = ${id} and r.status = 'issued'
				and (r.visibility = 'public' or r.recipient_id = ${reader.id} or r.recipient_manager_id = ${reader.id}
					or (r.visibility = 'team' and r.recipient_manager_id = ${reader.manager_id})))
			or exists (select 1 from moderation_deciders d
				join moderation_requests q on q.account_id = d.account_id and q.id = d.request_id and q.kind = 'recognition'
				join recognition_submissions s on s.account_id = q.account_id and s.id = q.subject_id and s.picture_id = ${id}
				where d.account_id = ${account_id} and d.user_id = ${reader.id}))`;
}
