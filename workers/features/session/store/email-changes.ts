/** The SQL of changes of the address that a person signs in with; one is open for a person, until it is confirmed, stopped or over. */
import { sql } from "drizzle-orm";
import type { emailChanges } from "#drizzle/session";
import { type Addressee, notificationChoices } from "#workers/features/members";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { EmailLink } from "../rules/email-links";

/** A change with its person, as its links find it. */
export type EmailChangeRow = RowOf<typeof emailChanges, "id" | "user_id" | "email" | "old_email" | "confirmed_at"> &
	Omit<Addressee, "id" | "email"> & { email_now: string };

/** A new change. */
export type NewEmailChange = RowOf<
	typeof emailChanges,
	"id" | "stop_id" | "user_id" | "email" | "old_email" | "token_hash" | "stop_token_hash" | "expires_at"
>;

const tokenColumn = { confirm: sql`e.token_hash`, stop: sql`e.stop_token_hash` } as const satisfies Record<
	EmailLink,
	unknown
>;

const changeColumns = sql`e.id, e.user_id, e.email, e.old_email, e.confirmed_at, u.email as email_now, u.first_name, u.language_code,
	u.status, ${notificationChoices("u")} from email_changes e join users u on u.account_id = e.account_id and u.id = e.user_id`;

const isOpen = (now: number) =>
	sql`e.confirmed_at is null and e.ended_at is null and e.expires_at > ${now} and u.status in ('active', 'pending')`;

/** Asks for a change: it waits for its link. */
export function insertEmailChange(account_id: number, change: NewEmailChange, now: number): Statement {
	return sql`insert into email_changes (account_id, id, stop_id, user_id, email, old_email, token_hash, stop_token_hash, created_at, expires_at)
		values (${account_id}, ${change.id}, ${change.stop_id}, ${change.user_id}, ${change.email}, ${change.old_email},
		${change.token_hash}, ${change.stop_token_hash}, ${now}, ${change.expires_at})`;
}

/** What a person waits for, if anything. */
export function findOpenEmailChange(account_id: number, user_id: number, now: number) {
	return sql<RowOf<typeof emailChanges, "id" | "email" | "expires_at">>`select e.id, e.email, e.expires_at
		from email_changes e join users u on u.account_id = e.account_id and u.id = e.user_id
		where e.account_id = ${account_id} and e.user_id = ${user_id} and ${isOpen(now)}`;
}

/** A change that waits, by its id. */
export function findWaitingEmailChange(account_id: number, id: number, now: number) {
	return sql<EmailChangeRow & { expires_at: number; is_taken: 0 | 1 }>`select e.expires_at,
		exists (select 1 from users x where x.account_id = e.account_id and x.email = e.email) as is_taken, ${changeColumns}
		where e.account_id = ${account_id} and e.id = ${id} and ${isOpen(now)}`;
}

/** The change of a link, while it waits; one that confirms is found again once its address stands. */
export function findEmailChange(account_id: number, link: EmailLink, token_hash: string, now: number) {
	const isDone =
		link === "confirm" ? sql`(e.confirmed_at is not null and e.expires_at > ${now} and u.email = e.email)` : sql`0`;
	return sql<EmailChangeRow>`select ${changeColumns}
		where e.account_id = ${account_id} and ${tokenColumn[link]} = ${token_hash} and ((${isOpen(now)}) or ${isDone})`;
}

/** True in SQL while a change waits and its person still has the address that it takes the place of. */
export function emailChangeStands(account_id: number, id: number, now: number): Statement {
	return sql`select count(*) from email_changes e join users u on u.account_id = e.account_id and u.id = e.user_id
		join accounts a on a.account_id = e.account_id
		where e.account_id = ${account_id} and e.id = ${id} and ${isOpen(now)} and u.email = e.old_email and a.status = 'active'`;
}

/** Notes that a change took place. */
export function confirmEmailChange(account_id: number, id: number, now: number): Statement {
	return sql`update email_changes set confirmed_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

/** Ends what a person waits for. */
export function endEmailChanges(account_id: number, user_id: number, now: number): Statement {
	return sql`update email_changes set ended_at = ${now}
		where account_id = ${account_id} and user_id = ${user_id} and confirmed_at is null and ended_at is null`;
}

/** Lets a change wait longer, as when its link is sent again. */
export function prolongEmailChange(account_id: number, id: number, expires_at: number): Statement {
	return sql`update email_changes set expires_at = ${expires_at} where account_id = ${account_id} and id = ${id}`;
}
