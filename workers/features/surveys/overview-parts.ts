/** What the overview shows of surveys: how many are open, and how many people answer. */
import { sql } from "drizzle-orm";
import { defineOverviewPart } from "#workers/kernel/define-overview-part";

/** The part. */
export const overviewParts = [
	defineOverviewPart({
		card: "engagement",
		key: "surveys",
		place: 20,
		title: "surveys:menu.surveys",
		to: "/surveys/manage?status=open",
		flags: ["surveys_enabled"],
		running: "overview:running.open",
		countRunning: (account_id) => sql<{ count: number }>`select count(*) as count from surveys s
			where s.account_id = ${account_id} and s.status = 'open'`,
		acts: (account_id, from, to) => sql`select r.user_id from surveys s
			cross join survey_responses r on r.account_id = s.account_id and r.survey_id = s.id
			where s.account_id = ${account_id} and s.status <> 'draft' and r.status = 'sent'
			and r.sent_at >= ${from} and r.sent_at < ${to}`,
	}),
];
