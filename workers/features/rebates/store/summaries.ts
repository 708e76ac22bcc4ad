/** The SQL of the summary of rebates, along their ids. */
import { sql } from "drizzle-orm";
import type { Walk } from "#workers/kernel/gathered-summary";

/** The next rebates behind an id with what they came to; what was never sent, a draft or one that was canceled as such, is nobody's business. */
export function listRebateFigures(account_id: number, { after, max }: Walk) {
	return sql<{
		thing_id: number;
		status: string;
		amount: number;
		points: number;
		created_at: number;
	}>`select r.id as thing_id,
		r.status, r.amount, r.points, r.created_at from rebates r
		where r.account_id = ${account_id} and r.id > ${after} and r.submitted_at is not null order by r.id limit ${max}`;
}
