/** The SQL of what was put into wallets, and of when it ends. */
import { sql } from "drizzle-orm";
import type { walletIssues } from "#drizzle/wallets";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import { never } from "#workers/kernel/due-work";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** More open issues of one person than these are not looked through; the newest are. */
const maxOpen = 1_000;

/** An issue to be written. */
export type IssueToSave = RowOf<
	typeof walletIssues,
	"id" | "user_id" | "points" | "expires_at" | "next_at" | "created_at"
>;

/** Writes issues, in the batch of their transactions. */
export function insertIssues(account_id: number, issues: readonly IssueToSave[]): Statement {
	return sql`insert into wallet_issues (account_id, id, user_id, points, expires_at, next_at, created_at)
		select ${account_id}, value ->> 'id', value ->> 'user_id', value ->> 'points', value ->> 'expires_at', value ->> 'next_at',
		value ->> 'created_at' from ${rowsOf(issues)}`;
}

/** Notes what somebody bought for their wallet, in the batch of its transaction; it never ends. */
export function insertBoughtIssue(
	account_id: number,
	{ id, user_id, points, now }: { id: number; user_id: number; points: number; now: number },
): Statement {
	return insertIssues(account_id, [{ id, user_id, points, expires_at: null, next_at: null, created_at: now }]);
}

/** Notes that what was bought for a wallet was given back whole. */
export function endBoughtIssue(account_id: number, id: number, now: number): Statement {
	return sql`update wallet_issues set ended_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

/** A person's issues that have not ended, the newest first. */
export function listOpenIssues(account_id: number, user_id: number) {
	return sql<
		RowOf<typeof walletIssues, "id" | "points" | "expires_at" | "next_at">
	>`select id, points, expires_at, next_at
		from wallet_issues where account_id = ${account_id} and user_id = ${user_id} and ended_at is null
		order by created_at desc, id desc limit ${maxOpen}`;
}

/** Whose wallet it is, to tell them; nobody who has left. */
export function findOwnerOfWallet(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u
		where u.account_id = ${account_id} and u.id = ${user_id} and u.status in ('active', 'pending')`;
}

/** People with issues about which something is due, those who wait longest first. */
export function listDuePeople(account_id: number, now: number, max: number) {
	return sql<{ user_id: number }>`select user_id from wallet_issues indexed by wallet_issues_due
		where account_id = ${account_id} and next_at <= ${now} group by user_id order by min(next_at) limit ${max}`;
}

/** When something is due next. */
export function nextDue(account_id: number) {
	return sql`coalesce((select min(next_at) from wallet_issues indexed by wallet_issues_due
		where account_id = ${account_id} and next_at is not null), ${never})`;
}

/** Keeps what is done next about issues, and which have ended. */
export function updateIssues(
	account_id: number,
	rows: readonly RowOf<typeof walletIssues, "id" | "next_at" | "ended_at">[],
): Statement {
	return sql`update wallet_issues set (next_at, ended_at) = (
			select r.value ->> 'next_at', r.value ->> 'ended_at' from ${rowsOf(rows)} r where r.value ->> 'id' = wallet_issues.id)
		where account_id = ${account_id} and id in (select value ->> 'id' from ${rowsOf(rows)})`;
}
