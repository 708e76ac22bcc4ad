/** The SQL of the links by which people set a password; a link works once, until its time is over or it is taken back. */

import { type SQL, sql } from "drizzle-orm";
import type { passwordLinks } from "#drizzle/session";
import { type Addressee, notificationChoices, updateInvitedAt, updatePassword } from "#workers/features/members";
import type { Role } from "#workers/kernel/identity";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { LinkKind } from "../rules/link-kinds";
import { deleteOtherSessions } from "./sessions";

/** A link and its person. */
export type LinkRow = RowOf<typeof passwordLinks, "user_id" | "used_at"> & {
	password_hash: string | null;
	role: Role;
} & Omit<Addressee, "id">;

/** The states in which a person may use a link of a kind. */
const mayUse: Record<LinkKind, SQL> = {
	activation: sql`u.status = 'invited'`,
	reset: sql`u.status = 'active'`,
};

/** A new link. */
export type NewLink = RowOf<typeof passwordLinks, "id" | "token_hash" | "user_id" | "expires_at">;

/** Makes links; only the hashes of their tokens are stored. Who is sent one that activates is invited by it. */
export function insertLinks(account_id: number, kind: LinkKind, links: readonly NewLink[], now: number): Statement[] {
	if (links.length === 0) return [];
	const made = sql`insert into password_links (account_id, id, kind, token_hash, user_id, created_at, expires_at)
		select ${account_id}, value ->> 'id', ${kind}, value ->> 'token_hash', value ->> 'user_id', ${now}, value ->> 'expires_at'
		from ${rowsOf(links)}`;
	if (kind === "reset") return [made];
	const user_ids = links.map(({ user_id }) => user_id);
	return [made, ...updateInvitedAt(account_id, user_ids, now)];
}

/** Takes back what a person has of links that were not used: all, or those of a kind. */
export function endLinks(account_id: number, user_id: number, now: number, kind?: LinkKind): Statement {
	return sql`update password_links set ended_at = ${now} where account_id = ${account_id} and user_id = ${user_id}
		and used_at is null and ended_at is null ${kind ? sql`and kind = ${kind}` : sql``}`;
}

/** True in SQL while a person is in a state in which they may be sent a link of this kind. */
export function mayBeSent(account_id: number, user_id: number, kind: LinkKind): Statement {
	return sql`select count(*) from users u where u.account_id = ${account_id} and u.id = ${user_id} and ${mayUse[kind]}`;
}

/**
 * A link that stands: it can be used, or it was used within its time by somebody who has been active since, and can sign
 * them in again with the password that it set.
 */
export function findLink(account_id: number, kind: LinkKind, token_hash: string, now: number) {
	return sql<LinkRow>`select p.user_id, u.email, u.first_name, u.language_code, u.status, u.role, u.password_hash, p.used_at, ${notificationChoices("u")}
		from password_links p join users u on u.account_id = p.account_id and u.id = p.user_id
		where p.account_id = ${account_id} and p.token_hash = ${token_hash} and p.kind = ${kind} and p.expires_at > ${now}
		and p.ended_at is null and ((p.used_at is null and ${mayUse[kind]}) or (p.used_at is not null and u.status = 'active'))`;
}

/** True in SQL while a link can set a password. */
export function linkStands(account_id: number, kind: LinkKind, token_hash: string, now: number): Statement {
	return sql`select count(*) from password_links p join users u on u.account_id = p.account_id and u.id = p.user_id
		join accounts a on a.account_id = p.account_id
		where p.account_id = ${account_id} and p.token_hash = ${token_hash} and p.kind = ${kind} and p.expires_at > ${now}
		and p.used_at is null and p.ended_at is null and ${mayUse[kind]} and a.status = 'active'`;
}

/** Uses a link up: sets the password, activates the person, ends their other links and all their sessions. */
export function spendLink(
	account_id: number,
	{ user_id, token_hash, password_hash }: { user_id: number; token_hash: string; password_hash: string },
	now: number,
): Statement[] {
	return [
		sql`update password_links set used_at = ${now} where account_id = ${account_id} and token_hash = ${token_hash}`,
		endLinks(account_id, user_id, now),
		updatePassword(account_id, user_id, password_hash, now),
		deleteOtherSessions(account_id, user_id, ""),
	];
}
