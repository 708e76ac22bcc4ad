/** The SQL of asking for a return, and of refusing one. */
import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

/** True in SQL while the line is the person's, arrived by courier since then, and its return was not asked for yet. */
export function isReturnable(account_id: number, user_id: number, line_id: number, since: number): SQL {
	return sql`select count(*) = 1 from order_lines l where l.account_id = ${account_id} and l.id = ${line_id}
		and l.user_id = ${user_id} and l.delivery = 'courier' and l.status = 'delivered' and l.status_at >= ${since}
		and l.return_asked_at is null`;
}

/** Records that the buyer asks to send the line back; orders lists are as of a new version. */
export function updateReturnAsked(
	account_id: number,
	{ line_id, order_id }: { line_id: number; order_id: number },
	reason: string,
	now: number,
): Statement[] {
	return [
		sql`update order_lines set return_asked_at = ${now}, return_reason = ${reason}
			where account_id = ${account_id} and id = ${line_id}`,
		sql`update orders set total_points = total_points where account_id = ${account_id} and id = ${order_id}`,
	];
}

/** True in SQL while the return of a line was asked for and waits. */
export function isReturnAsked(account_id: number, line_id: number): SQL {
	return sql`select count(*) = 1 from order_lines l where l.account_id = ${account_id} and l.id = ${line_id}
		and l.status = 'delivered' and l.return_asked_at is not null and l.return_refused_at is null`;
}

/** Records that the return was refused; orders lists are as of a new version. */
export function updateReturnRefused(
	account_id: number,
	{ line_id, order_id }: { line_id: number; order_id: number },
	reason: string,
	now: number,
): Statement[] {
	return [
		sql`update order_lines set return_refused_at = ${now}, return_refusal = ${reason}
			where account_id = ${account_id} and id = ${line_id}`,
		sql`update orders set total_points = total_points where account_id = ${account_id} and id = ${order_id}`,
	];
}
