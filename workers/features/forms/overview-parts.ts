/** What the overview shows of forms: how many are open, and how many people send one. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "engagement",
		key: "forms",
		place: 70,
		title: "forms:menu.forms",
		to: "/forms/manage?status=open",
		flags: ["forms_enabled"],
		running: "overview:running.open",
		countRunning: (account_id) => sql<{ count: number }>`select count(*) as count from forms f
			where f.account_id = ${account_id} and f.status = 'open'`,
		acts: (account_id, from, to) => sql`select s.user_id from form_submissions s
			where s.account_id = ${account_id} and s.status <> 'started' and s.sent_at >= ${from} and s.sent_at < ${to}`,
	}),
];
