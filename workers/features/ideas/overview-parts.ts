/** What the overview shows of ideas: how many wait for a decision, and how many people send some or vote. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "engagement",
		key: "ideas",
		place: 30,
		title: "ideas:menu.ideas",
		to: "/ideas?status=pending",
		flags: ["ideas_enabled", "!user.ideas_disabled"],
		running: "overview:running.waiting",
		countRunning: (account_id) => sql<{ count: number }>`select count(*) as count from ideas i
			where i.account_id = ${account_id} and i.status = 'pending'`,
		acts: (account_id, from, to) => sql`select i.author_id as user_id from ideas i
			where i.account_id = ${account_id} and i.status <> 'draft' and i.created_at >= ${from} and i.created_at < ${to}
			union all select v.user_id from idea_votes v
			where v.account_id = ${account_id} and v.created_at >= ${from} and v.created_at < ${to}`,
	}),
];
