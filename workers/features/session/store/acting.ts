/** The SQL of signing in as a member: who may be, the session that shows them, and who has looked in. */
import { sql } from "drizzle-orm";
import type { users } from "#drizzle/members";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** An administrator sees what a member sees for 30 minutes (gaps.md, "Signing in as a member"). */
export const actingLastsMs = 30 * 60_000;

/** The kind of subject under which the audit keeps who signed in as whom. */
export const signInAsSubject = "sign_in_as";

/** The most sign-ins that a person is shown, newest first. */
const maxShown = 50;

/** Somebody as the question before signing in shows them. */
export type MemberToSignInAs = Addressee &
	RowOf<typeof users, "participant_id" | "last_name" | "title" | "image_url" | "role">;

/** A person by id, whatever their role and status. */
export function findMemberToSignInAs(account_id: number, user_id: number) {
	return sql<MemberToSignInAs>`select ${addresseeColumns("u")}, u.participant_id, u.last_name, u.title, u.image_url, u.role
		from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}

/** True in SQL while somebody may be signed in as: active, and no administrator. */
export function maySignInAs(account_id: number, user_id: number): Statement {
	return sql`select count(*) from users where account_id = ${account_id} and id = ${user_id}
		and status = 'active' and role <> 'account_owner'`;
}

/** Opens the session in which an administrator sees what a member sees. */
export function insertActingSession(
	account_id: number,
	session: { token_hash: string; user_id: number; actor_id: number; created_at: number },
): Statement {
	const { token_hash, user_id, actor_id, created_at } = session;
	return sql`insert into sessions (account_id, token_hash, user_id, actor_id, created_at, expires_at)
		values (${account_id}, ${token_hash}, ${user_id}, ${actor_id}, ${created_at}, ${created_at + actingLastsMs})`;
}

/** Who signed in as a person, with the reason they gave (JSON with `reason`), newest first. */
export function listSignInsAs(account_id: number, user_id: number) {
	return sql<{ id: number; administrator: string; details: string; created_at: number }>`
		select l.id, ${personName("a")} as administrator, l.details, l.created_at from audit_lines l
		join users a on a.account_id = l.account_id and a.id = l.actor_id
		where l.account_id = ${account_id} and l.subject_kind = ${signInAsSubject} and l.subject_id = ${user_id}
		order by l.id desc limit ${maxShown}`;
}

/** True in SQL while the person is an active account owner. */
export function isOwner(account_id: number, user_id: number): Statement {
	return sql`select count(*) from users where account_id = ${account_id} and id = ${user_id}
		and status = 'active' and role = 'account_owner'`;
}

/** Opens a session of somebody that lasts as long as the one in use. */
export function insertSessionLike(
	account_id: number,
	session: { token_hash: string; user_id: number; like: string; created_at: number },
): Statement {
	const { token_hash, user_id, like, created_at } = session;
	return sql`insert into sessions (account_id, token_hash, user_id, actor_id, created_at, expires_at)
		select account_id, ${token_hash}, ${user_id}, ${null}, ${created_at}, expires_at from sessions
		where account_id = ${account_id} and token_hash = ${like}`;
}
