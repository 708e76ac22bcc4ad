/** The SQL of whom surveys are for, and of a person's own. */
import { sql } from "drizzle-orm";
import type { OwnSurvey, Place } from "./responses";
import { isFor } from "./surveys";

/** Whether a survey is for a person of the account; none where there is no such survey or person. */
export function findReader({ account_id, survey_id, user_id }: Place) {
	return sql<{ is_for_them: 0 | 1 }>`select ${isFor(account_id, user_id)} as is_for_them
		from surveys s join users u on u.account_id = s.account_id and u.id = ${user_id}
		where s.account_id = ${account_id} and s.id = ${survey_id} and u.status <> 'erased'`;
}

/** Of the newest surveys those that a person has answered or can answer; with `named` those alone whose answers have names. */
export function listSurveysOf(
	account_id: number,
	user_id: number,
	{ named, now, limit }: { named: boolean; now: number; limit: number },
) {
	const newest = named
		? sql`surveys n indexed by surveys_named where n.account_id = ${account_id} and n.status <> 'draft' and n.is_anonymous = 0`
		: sql`surveys n indexed by surveys_published where n.account_id = ${account_id} and n.status <> 'draft'`;
	return sql<OwnSurvey>`select s.id, s.names, s.is_anonymous, s.status, s.starts_at, s.ends_at, r.status as response
		from (select n.id, n.names, n.is_anonymous, n.status, n.starts_at, n.ends_at, n.audience, n.group_ids from ${newest}
			and n.starts_at <= ${now} order by n.starts_at desc, n.id desc limit ${limit}) s
		left join survey_responses r on r.account_id = ${account_id} and r.survey_id = s.id and r.user_id = ${user_id}
		where (r.user_id is not null or ${isFor(account_id, user_id)}) order by s.starts_at desc, s.id desc`;
}
