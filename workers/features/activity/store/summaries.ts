/** The SQL of the summary of the feed: public posts of a month along the index by time. */
import { sql } from "drizzle-orm";
import type { Step } from "#workers/kernel/graph-steps";

/** The public posts of a month, by how many people, with what they were answered. */
export function sumPosts(account_id: number, { start, end }: Pick<Step, "start" | "end">) {
	return sql<{
		posts: number;
		people: number;
		answered: number;
		comments: number;
		likes: number;
	}>`select count(*) as posts,
		count(distinct a.actor_id) as people, coalesce(sum(a.comment_count + a.like_count > 0), 0) as answered,
		coalesce(sum(a.comment_count), 0) as comments, coalesce(sum(a.like_count), 0) as likes
		from activities a indexed by activities_public
		where a.account_id = ${account_id} and a.visibility = 'public' and a.hidden_at is null
		and a.created_at >= ${start} and a.created_at < ${end}`;
}
