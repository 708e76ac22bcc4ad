/** The SQL of links by which people who have left read what is still theirs. */
import { sql } from "drizzle-orm";
import type { leaverLinks } from "#drizzle/member-detail";
import type { RowOf, Statement } from "#workers/kernel/sql";

/** Writes a link; the older ones of the person go on. A trigger on users deletes all of them when the person comes back. */
export function insertLeaverLink(account_id: number, link: Omit<RowOf<typeof leaverLinks>, "account_id">): Statement {
	return sql`insert into leaver_links (account_id, id, user_id, email, token_hash, created_at, expires_at)
		values (${account_id}, ${link.id}, ${link.user_id}, ${link.email}, ${link.token_hash}, ${link.created_at}, ${link.expires_at})`;
}

/** True in SQL while somebody has left and was not erased. */
export function isGone(account_id: number, user_id: number): Statement {
	return sql`select count(*) from users u where u.account_id = ${account_id} and u.id = ${user_id} and u.status = 'terminated'`;
}

/** True in SQL while nobody was sent a link after this moment. */
export function mayBeSentAgain(account_id: number, user_id: number, sent_before: number): Statement {
	return sql`select count(*) = 0 from leaver_links where account_id = ${account_id} and user_id = ${user_id}
		and created_at > ${sent_before}`;
}

/** Whose link it is, while it works: they have left, and its time is not over. */
export function findLeaver(account_id: number, token_hash: string, now: number) {
	return sql<{ user_id: number; expires_at: number }>`select k.user_id, k.expires_at from leaver_links k
		join users u on u.account_id = k.account_id and u.id = k.user_id
		where k.account_id = ${account_id} and k.token_hash = ${token_hash} and k.expires_at > ${now} and u.status = 'terminated'`;
}

/** A line of the statement of somebody's points. */
export type LeaverLine = {
	id: number;
	kind: string;
	reason: string;
	points: number;
	balance: number;
	created_at: number;
};

/** The newest lines of it. */
export function listLines(account_id: number, user_id: number, max: number) {
	return sql<LeaverLine>`select s.id, t.kind, t.reason, s.amount as points, s.balance, s.created_at
		from ledger_accounts l
		cross join statement_lines s on s.account_id = l.account_id and s.ledger_account_id = l.id
		join ledger_transactions t on t.account_id = s.account_id and t.id = s.transaction_id
		where l.account_id = ${account_id} and l.kind = 'member' and l.unit = 'points' and l.owner_id = ${user_id}
		order by s.id desc limit ${max}`;
}

/** The newest orders of somebody. */
export function listOrders(account_id: number, user_id: number, max: number) {
	return sql<{
		id: number;
		number: number;
		status: "placed" | "open" | "closed";
		points: number;
		created_at: number;
	}>`select o.id,
		o.number, o.status, o.total_points as points, o.created_at from orders o
		where o.account_id = ${account_id} and o.user_id = ${user_id} order by o.created_at desc, o.id desc limit ${max}`;
}
