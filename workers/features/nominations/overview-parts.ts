/** What the overview shows of nominations: how many events are open, and how many people nominate. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "engagement",
		key: "nominations",
		place: 40,
		title: "nominations:menu.nominations",
		to: "/employee_nominations/moderation",
		flags: ["employee_nominations_enabled"],
		running: "overview:running.open",
		countRunning: (account_id, now) => sql<{ count: number }>`select count(*) as count from nomination_events e
			where e.account_id = ${account_id} and e.status = 'open' and e.closes_at > ${now}`,
		acts: (account_id, from, to) => sql`select n.nominator_id as user_id from nominations n
			where n.account_id = ${account_id} and n.created_at >= ${from} and n.created_at < ${to}`,
	}),
];
