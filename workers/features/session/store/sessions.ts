/** The SQL of sessions and of the signed-in person. */

import { sql } from "drizzle-orm";
import { activeFilterOf } from "#workers/features/global-filters";
import { type Addressee, addresseeColumns, nameOf } from "#workers/features/members";
import { waitingForPerson } from "#workers/features/moderation";
import { hasAccepted } from "#workers/features/terms";
import type { Role, Switch, User, UserRow } from "#workers/kernel/identity";
import type { Statement } from "#workers/kernel/sql";

/** A session lasts 14 days from sign-in; 30 minutes when signed in as a member. */
export const sessionLastsMs = 14 * 86_400_000;

const userColumns = sql`u.id, u.participant_id, u.first_name, u.last_name, u.email, u.title, u.phone, u.role, u.image_url,
	u.country, u.language_code, u.manager_id, u.status, u.settings, u.is_eligible_to_receive_points,
	(select json_patch(json_patch(iif(t.flags ->> 'appreciations_enabled' = 1, '{"show_appreciations_to_user":1}', '{}'),
		coalesce(t.settings ->> '$.common_switches', '{}')), u.switches) from accounts t
		where t.account_id = u.account_id) as switches,
	(select iif(${hasAccepted("u", "t")} = 1, u.standard_tnc_opted_in_at, null) from accounts t
		where t.account_id = u.account_id) as standard_tnc_opted_in_at,
	p.id as points_account_id, p.balance as point_balance, p.earned as points_earned, p.redeemed as points_redeemed,
	(select coalesce(sum(l.balance), 0) from budgets b
		join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id
		where b.account_id = u.account_id and b.owner_id = u.id and b.is_active = 1) as left_to_issue,
	coalesce((select n.unread_count from notification_counts n
		where n.account_id = u.account_id and n.user_id = u.id), 0) as unread_notifs_and_announc_cnt,
	(select n.last_seen_at from notification_counts n
		where n.account_id = u.account_id and n.user_id = u.id) as last_seen_notification_timestamp,
	exists (select 1 from users r where r.account_id = u.account_id and r.manager_id = u.id) as has_reports,
	${waitingForPerson} as pending_moderations_count,
	(select json_group_array(g.group_id) from group_members g where g.account_id = u.account_id and g.user_id = u.id) as group_ids,
	${activeFilterOf} as global_filter`;

const pointsAccount = sql`join ledger_accounts p on p.account_id = u.account_id and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id`;

const sessionColumns = sql`${userColumns}, s.actor_id, s.expires_at as session_expires_at, a.version as account_version`;

const personOfSession = sql`join accounts a on a.account_id = s.account_id
		join users u on u.account_id = s.account_id and u.id = s.user_id`;

/** An administrator who is signed in as a member must still be one; who waits to be let in has no session. */
const isLive = (now: number) => sql`s.expires_at > ${now} and u.status = 'active'
	and (s.actor_id is null or exists (select 1 from users x where x.account_id = s.account_id and x.id = s.actor_id
		and x.status = 'active' and x.role = 'account_owner'))`;

/** True in SQL while a session is live, its person has this role, and their account is open. */
export function sessionStands(account_id: number, token_hash: string, role: string, now: number): Statement {
	return sql`select count(*) from sessions s ${personOfSession} where s.account_id = ${account_id}
		and s.token_hash = ${token_hash} and ${isLive(now)} and u.role = ${role} and a.status = 'active'`;
}

/** The person of a live session, with the session's own facts. */
export function findUserOfSession(account_id: number, token_hash: string, now: number) {
	return sql<UserRow>`select ${sessionColumns} from sessions s ${personOfSession} ${pointsAccount}
		where s.account_id = ${account_id} and s.token_hash = ${token_hash} and ${isLive(now)}`;
}

/** The people of those of the sessions that are live, as `findUserOfSession` gives one. */
export function findUsersOfSessions(account_id: number, token_hashes: readonly string[], now: number) {
	return sql<UserRow & { token_hash: string }>`select s.token_hash, ${sessionColumns}
		from json_each(${JSON.stringify(token_hashes)}) asked
		cross join sessions s on s.account_id = ${account_id} and s.token_hash = asked.value ${personOfSession} ${pointsAccount}
		where ${isLive(now)}`;
}

/** Those of the sessions that live. */
export function listLiveSessions(account_id: number, token_hashes: readonly string[], now: number) {
	return sql<{ token_hash: string }>`select s.token_hash from json_each(${JSON.stringify(token_hashes)}) asked
		cross join sessions s on s.account_id = ${account_id} and s.token_hash = asked.value ${personOfSession}
		where ${isLive(now)} and a.status = 'active'`;
}

/** A person by id, whatever their status. */
export function findUserById(account_id: number, id: number) {
	return sql<UserRow>`select ${userColumns} from users u ${pointsAccount} where u.account_id = ${account_id} and u.id = ${id}`;
}

/** What sign-in needs to know of an e-mail address. */
export function findCredentials(account_id: number, email: string) {
	return sql<{ id: number; status: string; password_hash: string | null }>`select id, status, password_hash from users
		where account_id = ${account_id} and email = ${email}`;
}

/** True in SQL while somebody may sign in with the password that has this hash. */
export function maySignIn(account_id: number, user_id: number, password_hash: string): Statement {
	return sql`select count(*) from users u join accounts a on a.account_id = u.account_id
		where u.account_id = ${account_id} and u.id = ${user_id} and u.status = 'active'
		and u.password_hash = ${password_hash} and a.status = 'active'`;
}

/** Who may be written to about their password, by address. */
export function findAddressee(account_id: number, email: string) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u
		where u.account_id = ${account_id} and u.email = ${email}`;
}

/** Opens a session in a browser that says `device` of itself. */
export function insertSession(
	account_id: number,
	{ token_hash, user_id, device }: { token_hash: string; user_id: number; device: string },
	now: number,
): Statement {
	return sql`insert into sessions (account_id, token_hash, user_id, actor_id, device, created_at, expires_at)
		values (${account_id}, ${token_hash}, ${user_id}, ${null}, ${device}, ${now}, ${now + sessionLastsMs})`;
}

/** So many characters of a session's hash name it for its person. */
const idLength = 16;

/** A person's own live sessions, newest first; those in which an administrator sees what they see are none. */
export function listSessions(account_id: number, user_id: number, now: number) {
	return sql<{
		id: string;
		token_hash: string;
		device: string;
		created_at: number;
	}>`select substr(s.token_hash, 1, ${idLength}) as id,
		s.token_hash, s.device, s.created_at from sessions s where s.account_id = ${account_id} and s.user_id = ${user_id}
		and s.actor_id is null and s.expires_at > ${now} order by s.created_at desc, s.token_hash limit 100`;
}

/**
 * The sessions that came of a person's own: theirs, those in which they see what members see, and those of the administration
 * that is theirs without a password of its own.
 */
const openedBy = (account_id: number, user_id: number) => sql`account_id = ${account_id} and token_hash in (
	select s.token_hash from sessions s where s.account_id = ${account_id} and s.user_id = ${user_id}
	union all select s.token_hash from sessions s where s.account_id = ${account_id} and s.actor_id = ${user_id}
	union all select s.token_hash from users u cross join sessions s on s.account_id = u.account_id
		and s.user_id = (u.settings ->> '$.account_owner_user_id') where u.account_id = ${account_id} and u.id = ${user_id})`;

/** Ends a person's sessions, and those that were opened out of them, but the one with this hash. */
export function deleteOtherSessions(account_id: number, user_id: number, kept_hash: string): Statement {
	return sql`delete from sessions where ${openedBy(account_id, user_id)} and token_hash <> ${kept_hash}`;
}

/** Ends the one of a person's other sessions that is named, and all that were opened out of theirs. */
export function deleteNamedSession(account_id: number, user_id: number, kept_hash: string, id: string): Statement {
	return sql`delete from sessions where ${openedBy(account_id, user_id)} and token_hash <> ${kept_hash}
		and (user_id <> ${user_id} or (actor_id is null and substr(token_hash, 1, ${idLength}) = ${id}))`;
}

/** Ends one session. */
export function deleteSession(account_id: number, token_hash: string): Statement {
	return sql`delete from sessions where account_id = ${account_id} and token_hash = ${token_hash}`;
}

/** The person as acts see them. */
export function toUser(row: UserRow): User {
	const {
		switches,
		settings,
		group_ids,
		global_filter,
		role,
		standard_tnc_opted_in_at,
		session_expires_at: _expiry,
		actor_id: _actor,
		account_version: _version,
		...rest
	} = row;
	return {
		...rest,
		role: role as Role,
		name: nameOf(row),
		switches: JSON.parse(switches) as Record<string, Switch>,
		settings: JSON.parse(settings) as Record<string, unknown>,
		group_ids: JSON.parse(group_ids) as number[],
		global_filter: JSON.parse(global_filter ?? "null") as User["global_filter"],
		standard_tnc_opted_in: standard_tnc_opted_in_at === null ? "no" : "yes",
	};
}
