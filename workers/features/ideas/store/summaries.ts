/** The SQL of the summary of ideas: those of a month along the index by time. */
import { sql } from "drizzle-orm";
import type { Step } from "#workers/kernel/graph-steps";

/** The ideas of a month by category, drafts left out: how they stand, by how many authors, with their votes. */
export function sumIdeas(account_id: number, { start, end }: Pick<Step, "start" | "end">) {
	const having = (what: string) => sql`coalesce(sum(${sql.raw(what)}), 0)`;
	return sql<{
		category: string;
		ideas: number;
		authors: number;
		waiting: number;
		approved: number;
		rejected: number;
		highlighted: number;
		votes: number;
	}>`select c.name as category, count(*) as ideas, count(distinct i.author_id) as authors,
		${having("i.status in ('pending', 'changes_suggested')")} as waiting, ${having("i.status = 'approved'")} as approved,
		${having("i.status = 'rejected'")} as rejected, ${having("i.is_featured")} as highlighted, ${having("i.vote_count")} as votes
		from ideas i indexed by ideas_by_time join idea_categories c on c.account_id = i.account_id and c.id = i.category_id
		where i.account_id = ${account_id} and i.created_at >= ${start} and i.created_at < ${end} and i.status <> 'draft'
		group by c.id order by c.name`;
}
