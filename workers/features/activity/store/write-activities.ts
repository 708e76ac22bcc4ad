/** Writes posts as other features hand them over: a kind, who did it, and who may see it. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** What a post can be of; a screen draws each kind. */
type ActivityKind = "recognition";

/** A post to be written. */
export type NewActivity = {
	id: number;
	team_manager_id: number | null;
	recipient_count: number;
	group_names?: string;
	named_count?: number;
};

/** Writes the posts of one call, of one kind; feeds and counts follow by triggers. */
export function insertActivities(
	account_id: number,
	shared: { kind: ActivityKind; actor_id: number; visibility: string; created_at: number },
	posts: readonly NewActivity[],
): Statement {
	return sql`insert into activities (account_id, id, kind, actor_id, visibility, team_manager_id, recipient_count,
		group_names, named_count, created_at)
		select ${account_id}, value ->> 'id', ${shared.kind}, ${shared.actor_id}, ${shared.visibility},
		value ->> 'team_manager_id', value ->> 'recipient_count', coalesce(value ->> 'group_names', '[]'),
		coalesce(value ->> 'named_count', 0), ${shared.created_at} from ${rowsOf(posts)}`;
}
