/** The SQL of the summary of what customers said, along the items' ids. */
import { sql } from "drizzle-orm";
import type { Walk } from "#workers/kernel/gathered-summary";

/** The next items behind an id with their score and state. */
export function listScores(account_id: number, { after, max }: Walk) {
	return sql<{
		thing_id: number;
		score: number;
		status: string;
		created_at: number;
	}>`select i.id as thing_id, i.score, i.status,
		i.created_at from medallia_items i where i.account_id = ${account_id} and i.id > ${after} order by i.id limit ${max}`;
}
