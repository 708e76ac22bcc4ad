/** The SQL of the summary of decisions: requests along their ids. */
import { sql } from "drizzle-orm";
import type { Walk } from "#workers/kernel/gathered-summary";

/** The next requests behind an id with their states and times. */
export function listDecisions(account_id: number, { after, max }: Walk) {
	return sql<{
		thing_id: number;
		kind: string;
		final_status: string;
		is_withdrawn: 0 | 1;
		created_at: number;
		moderated_at: number | null;
	}>`select r.id as thing_id, r.kind, r.final_status, r.is_withdrawn, r.created_at, r.moderated_at
		from moderation_requests r where r.account_id = ${account_id} and r.id > ${after} order by r.id limit ${max}`;
}
