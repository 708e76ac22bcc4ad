/** What the overview shows of polls: how many are open, and how many people vote. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "engagement",
		key: "polls",
		place: 10,
		title: "polls:menu.polls",
		to: "/polls",
		flags: ["polls_enabled"],
		running: "overview:running.open",
		countRunning: (account_id) => sql<{ count: number }>`select count(*) as count from polls p
			where p.account_id = ${account_id} and p.status in ('active', 'paused')`,
		acts: (account_id, from, to) => sql`select b.voter_id as user_id from polls p
			cross join poll_ballots b on b.account_id = p.account_id and b.poll_id = p.id
			where p.account_id = ${account_id} and p.opens_at < ${to} and b.voted_at >= ${from} and b.voted_at < ${to}`,
	}),
];
