/** The SQL of surveys: writing one, its state, and finding those of an account or a person. */
import { type SQL, sql } from "drizzle-orm";
import type { surveys } from "#drizzle/surveys";
import { never } from "#workers/kernel/due-work";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { audiences, SurveyStatus } from "../rules/statuses";

/** What an owner says of a survey. */
export type WrittenSurvey = RowOf<
	typeof surveys,
	"is_anonymous" | "starts_at" | "ends_at" | "points" | "budget_id" | "payee_limit"
> & { audience: (typeof audiences)[number]; group_ids: readonly number[] };

/** A survey as it is read. */
export type SurveyRow = Omit<RowOf<typeof surveys>, "account_id" | "author_id" | "status" | "audience"> & {
	status: SurveyStatus;
	audience: (typeof audiences)[number];
};

/** The columns of a `SurveyRow` of `s`. */
export const surveyColumns: SQL = sql`s.id, s.names, s.descriptions, s.status, s.audience, s.group_ids, s.is_anonymous, s.starts_at,
	s.ends_at, s.points, s.budget_id, s.payee_limit, s.paid_count, s.started_count, s.sent_count, s.created_at, s.updated_at`;

/** A survey by id. */
export function findSurvey(account_id: number, id: number) {
	return sql<SurveyRow>`select ${surveyColumns} from surveys s where s.account_id = ${account_id} and s.id = ${id}`;
}

/** What a survey is called. */
export function surveyName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select coalesce(s.names ->> 'en', (select value from json_each(s.names) limit 1), '') as name
		from surveys s where s.account_id = ${account_id} and s.id = ${id}`;
}

/** Writes a survey, or what is there of it anew; words of other languages stay. */
export function saveSurvey(
	account_id: number,
	{ id, author_id, now }: { id: number; author_id: number; now: number },
	words: { names: object; descriptions: object },
	survey: WrittenSurvey,
): Statement {
	const { audience, group_ids, is_anonymous, starts_at, ends_at, points, budget_id, payee_limit } = survey;
	return sql`insert into surveys (account_id, id, author_id, names, descriptions, audience, group_ids, is_anonymous, starts_at, ends_at,
		points, budget_id, payee_limit, created_at, updated_at)
		values (${account_id}, ${id}, ${author_id}, ${JSON.stringify(words.names)}, ${JSON.stringify(words.descriptions)}, ${audience},
		${JSON.stringify(group_ids)}, ${is_anonymous}, ${starts_at}, ${ends_at}, ${points}, ${budget_id}, ${payee_limit}, ${now}, ${now})
		on conflict (account_id, id) do update set names = json_patch(names, excluded.names),
		descriptions = json_patch(descriptions, excluded.descriptions), audience = excluded.audience, group_ids = excluded.group_ids,
		is_anonymous = excluded.is_anonymous, starts_at = excluded.starts_at, ends_at = excluded.ends_at, points = excluded.points,
		budget_id = excluded.budget_id, payee_limit = excluded.payee_limit, updated_at = excluded.updated_at`;
}

/** Sets a survey's state; one that opens without a start begins now. */
export function updateStatus(account_id: number, id: number, status: SurveyStatus, now: number): Statement {
	return sql`update surveys set status = ${status}, starts_at = iif(${status} = 'open', coalesce(starts_at, ${now}), starts_at),
		updated_at = ${now} where account_id = ${account_id} and id = ${id}`;
}

/** Removes a draft, whose questions are removed before. */
export function deleteSurvey(account_id: number, id: number): Statement[] {
	return [
		sql`delete from survey_questions where account_id = ${account_id} and survey_id = ${id}`,
		sql`delete from surveys where account_id = ${account_id} and id = ${id} and status = 'draft'`,
	];
}

/** True in SQL while a survey stands in one of these states. */
export function isInStatus(account_id: number, id: number, statuses: readonly SurveyStatus[]): Statement {
	return sql`select count(*) from surveys s where s.account_id = ${account_id} and s.id = ${id}
		and s.status in (select value from json_each(${JSON.stringify(statuses)}))`;
}

/** True in SQL while people can answer it. */
export function isOpenNow(account_id: number, id: number, now: number): Statement {
	return sql`select count(*) from surveys s where s.account_id = ${account_id} and s.id = ${id} and s.status = 'open'
		and s.starts_at <= ${now} and (s.ends_at is null or s.ends_at > ${now})`;
}

/** True in SQL while a survey was not written since. */
export function isUnchanged(account_id: number, { id, status, updated_at }: SurveyRow): Statement {
	return sql`select count(*) from surveys s where s.account_id = ${account_id} and s.id = ${id}
		and s.status = ${status} and s.updated_at = ${updated_at}`;
}

/** True in SQL for a survey `s` that is for this person. */
export function isFor(account_id: number, user_id: number): SQL {
	return sql`(s.audience = 'everybody' or exists (select 1 from json_each(s.group_ids) e cross join group_members m
		on m.account_id = ${account_id} and m.group_id = e.value and m.user_id = ${user_id}))`;
}

/** True in SQL while one of the points that a survey gives is left. */
export function hasPointsLeft(account_id: number, id: number): Statement {
	return sql`select count(*) from surveys s where s.account_id = ${account_id} and s.id = ${id} and s.paid_count < s.payee_limit`;
}

/** Counts one more who was paid. */
export function countPaid(account_id: number, id: number): Statement {
	return sql`update surveys set paid_count = paid_count + 1 where account_id = ${account_id} and id = ${id}`;
}

/** Surveys whose time is over. */
export function listOverdue(account_id: number, now: number, limit: number) {
	return sql<SurveyRow>`select ${surveyColumns} from surveys s indexed by surveys_due where s.account_id = ${account_id}
		and s.status in ('open', 'paused') and s.ends_at is not null and s.ends_at <= ${now} order by s.ends_at limit ${limit}`;
}

/** When the next one ends. */
export function nextEnd(account_id: number): SQL {
	return sql`coalesce((select min(s.ends_at) from surveys s where s.account_id = ${account_id}
		and s.status in ('open', 'paused') and s.ends_at is not null), ${never})`;
}
