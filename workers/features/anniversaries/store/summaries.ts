/** The SQL of the summary of anniversaries: cards along their ids. */
import { sql } from "drizzle-orm";
import type { Walk } from "#workers/kernel/gathered-summary";

/** The next cards behind an id with their day and state, how many signed, and the points that were paid. */
export function listCardFigures(account_id: number, { after, max }: Walk) {
	return sql<{
		thing_id: number;
		kind: string;
		day: string;
		is_published: 0 | 1;
		signature_count: number;
		points: number;
	}>`select c.id as thing_id, c.kind, c.day, c.status = 'published' as is_published, c.signature_count,
		iif(c.points_state = 'paid', c.points, 0) as points from anniversary_cards c
		where c.account_id = ${account_id} and c.id > ${after} and c.status <> 'canceled' order by c.id limit ${max}`;
}
