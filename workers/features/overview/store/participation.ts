/** The SQL of who took part in which module in a month: each person counts once, in the batch of what they did. */
import { type SQL, sql } from "drizzle-orm";
import type { EngagementModule, EngagementPart } from "#workers/kernel/define-overview-part";
import type { Step } from "#workers/kernel/graph-steps";
import { rowsOf, type Statement } from "#workers/kernel/sql";

const notTwice = sql`on conflict (account_id, month, module, user_id) do nothing`;

/** Counts somebody in a month (YYYY-MM in the account's time zone). */
export function insertParticipation(
	account_id: number,
	{ month, module, user_id }: { month: string; module: EngagementModule; user_id: number },
): Statement {
	return sql`insert into participation_months (account_id, month, module, user_id)
		values (${account_id}, ${month}, ${module}, ${user_id}) ${notTwice}`;
}

/** Counts whoever acted in a month and was not counted. */
export function recountParticipation(account_id: number, { key, acts }: EngagementPart, month: Step): Statement {
	return sql`insert into participation_months (account_id, month, module, user_id)
		select ${account_id}, ${month.key}, ${key}, a.user_id from (${acts(account_id, month.start, month.end)}) a where true ${notTwice}`;
}

/** How many people took part in each module in a month; where nobody did there is no row. */
export function listParticipation(account_id: number, month: string) {
	return sql<{ module: EngagementModule; people: number }>`select module, people from participation_counts
		where account_id = ${account_id} and month = ${month}`;
}

/** Whether somebody acted in a month without being counted, and whether the count is that of its rows. */
export function listParticipationDifferences(
	account_id: number,
	{ key, acts }: EngagementPart,
	months: readonly Step[],
): SQL<{ what: string }> {
	const isUncounted = (month: Step) => sql`select ${`${key} ${month.key}: not counted`} as what
		where exists (select 1 from (${acts(account_id, month.start, month.end)}) a where not exists (
			select 1 from participation_months p where p.account_id = ${account_id} and p.month = ${month.key}
			and p.module = ${key} and p.user_id = a.user_id))`;
	const keys = rowsOf(months.map((month) => month.key));
	return sql<{ what: string }>`${sql.join(months.map(isUncounted), sql` union all `)}
		union all select c.module || ' ' || c.month || ': miscounted' as what from participation_counts c
		where c.account_id = ${account_id} and c.module = ${key} and c.month in (select value from ${keys})
		and c.people <> (select count(*) from participation_months p where p.account_id = c.account_id
			and p.month = c.month and p.module = c.module)`;
}

/** Forgets who took part in months before this one, some at once; how many they were stays. */
export function sweepParticipation(account_id: number, before: string): Statement {
	return sql`delete from participation_months where account_id = ${account_id} and month < ${before} and (month, module, user_id) in
		(select p.month, p.module, p.user_id from participation_months p where p.account_id = ${account_id} and p.month < ${before}
			order by p.month limit 500)`;
}

/** True in SQL while it is known who took part in months before this one. */
export function hasParticipation(account_id: number, before: string): SQL {
	return sql`exists (select 1 from participation_months where account_id = ${account_id} and month < ${before})`;
}
