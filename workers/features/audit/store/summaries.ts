/** The SQL of the summary of the audit: acts of a month along the index by time. */
import { sql } from "drizzle-orm";
import type { Step } from "#workers/kernel/graph-steps";

/** The acts of a month by what was done, with by how many people, and how many in somebody else's name. */
export function countActs(account_id: number, { start, end }: Pick<Step, "start" | "end">) {
	return sql<{ act: string; acts: number; people: number; in_name: number }>`select l.action as act, count(*) as acts,
		count(distinct l.actor_id) as people, coalesce(sum(l.actor_id <> l.user_id), 0) as in_name
		from audit_lines l indexed by audit_lines_by_time
		where l.account_id = ${account_id} and l.created_at >= ${start} and l.created_at < ${end}
		group by l.action order by l.action`;
}
