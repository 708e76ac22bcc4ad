/** The SQL of taking a recognition back: what it was, that it is reversed, its post, and what the ledger says of it. */
import { sql } from "drizzle-orm";
import { hideActivity, reviseActivity } from "#workers/features/activity";
import { personName } from "#workers/features/members";
import type { Statement } from "#workers/kernel/sql";

/** A recognition as it is taken back, or was. */
export type ReversibleRow = {
	id: number;
	activity_id: number;
	transaction_id: number | null;
	giver_id: number;
	recipient_id: number;
	points: number;
	status: string;
	giver: string;
	recipient: string;
	program: string;
	/** How many of its post still stand, this one among them. */
	standing_count: number;
	/** What the recipient has now, in all. */
	balance: number;
};

/** A recognition of any state. */
export function findReversible(account_id: number, id: number) {
	return sql<ReversibleRow>`select r.id, r.activity_id, r.transaction_id, r.giver_id, r.recipient_id, r.points, r.status,
		${personName("g")} as giver, ${personName("u")} as recipient, p.name as program,
		(select count(*) from recognitions o where o.account_id = r.account_id and o.activity_id = r.activity_id
			and o.status = 'issued') as standing_count,
		coalesce((select l.balance from ledger_accounts l where l.account_id = r.account_id and l.kind = 'member'
			and l.unit = 'points' and l.owner_id = r.recipient_id), 0) as balance
		from recognitions r join users g on g.account_id = r.account_id and g.id = r.giver_id
		join users u on u.account_id = r.account_id and u.id = r.recipient_id
		join programs p on p.account_id = r.account_id and p.id = r.program_id
		where r.account_id = ${account_id} and r.id = ${id}`;
}

/** True in SQL while a recognition stands. */
export function isIssued(account_id: number, id: number): Statement {
	return sql`exists (select 1 from recognitions where account_id = ${account_id} and id = ${id} and status = 'issued')`;
}

/** True in SQL while so many of a post stand. */
export function standsFor(account_id: number, { activity_id, standing_count }: ReversibleRow): Statement {
	return sql`(select count(*) = ${standing_count} from recognitions
		where account_id = ${account_id} and activity_id = ${activity_id} and status = 'issued')`;
}

/** Marks it as reversed: its certificate is no more. */
export function markReversed(account_id: number, id: number): Statement {
	return sql`update recognitions set status = 'reversed' where account_id = ${account_id} and id = ${id}`;
}

/** The post without it: hidden with its last one; else it names people one by one, since it holds no whole group any more. */
export function withoutIt(account_id: number, row: ReversibleRow, now: number): Statement {
	if (row.standing_count <= 1) return hideActivity(account_id, row.activity_id, now);
	return reviseActivity(
		account_id,
		row.activity_id,
		sql`json_object('recipient_count', ${row.standing_count - 1}, 'group_names', json_array(), 'named_count', 0)`,
	);
}

/** What the ledger says of the reversal. */
export type ReversalRow = { reason: string; created_at: number; reversed_by: string | null; points: number };

/** When, by whom and why it was taken back, and the points that came back. */
export function findReversal(account_id: number, transaction_id: number) {
	return sql<ReversalRow>`select t.reason, t.created_at, ${personName("a")} as reversed_by,
		coalesce((select sum(e.amount) from ledger_entries e where e.account_id = t.account_id and e.transaction_id = t.id), 0) as points
		from ledger_transactions t left join users a on a.account_id = t.account_id and a.id = t.actor_id
		where t.account_id = ${account_id} and t.reverses_transaction_id = ${transaction_id}`;
}

/** The points that came back to those who had boosted it. */
export function findBoostsReturned(account_id: number, recognition_id: number) {
	return sql<{ points: number }>`select coalesce(sum(e.amount), 0) as points from recognition_boosts b
		join ledger_transactions t on t.account_id = b.account_id and t.reverses_transaction_id = b.id
		join ledger_entries e on e.account_id = t.account_id and e.transaction_id = t.id
		where b.account_id = ${account_id} and b.recognition_id = ${recognition_id}`;
}

/** The points that a reversal brought back, once it is written. */
export function pointsOfReversal(account_id: number, id: number) {
	return sql`select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_id = ${account_id} and e.transaction_id = ${id}`;
}
