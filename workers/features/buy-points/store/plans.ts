/** The SQL of what an account's owners want to be told of: below how many available points, and how much they usually buy. */
import { type SQL, sql } from "drizzle-orm";
import { never } from "#workers/kernel/due-work";
import type { Statement } from "#workers/kernel/sql";

/** The plan with what is available. */
export type TopUpPlan = {
	low_threshold: number | null;
	low_told_at: number | null;
	top_up_points: number | null;
	available: number;
};

/** The plan; without one nothing is set. */
export function findPlan(account_id: number) {
	return sql<TopUpPlan>`select p.low_threshold, p.low_told_at, p.top_up_points, coalesce(l.balance, 0) as available
		from accounts a left join top_up_plans p on p.account_id = a.account_id
		left join ledger_accounts l on l.account_id = a.account_id and l.kind = 'budget' and l.unit = 'points' and l.owner_id = 0
		where a.account_id = ${account_id}`;
}

/** Writes the plan; another threshold is told of anew. */
export function savePlan(account_id: number, low_threshold: number | null, top_up_points: number | null): Statement {
	return sql`insert into top_up_plans (account_id, low_threshold, top_up_points)
		values (${account_id}, ${low_threshold}, ${top_up_points})
		on conflict (account_id) do update set top_up_points = excluded.top_up_points,
			low_told_at = iif(low_threshold is excluded.low_threshold, low_told_at, null), low_threshold = excluded.low_threshold`;
}

/** Notes that owners were told, or that there is enough again. */
export function noteLowTold(account_id: number, at: number | null): Statement {
	return sql`update top_up_plans set low_told_at = ${at} where account_id = ${account_id}`;
}

/** When what is available is looked at next: never while nobody wants to be told. */
export const nextLook = (account_id: number, next: number): SQL =>
	sql`iif(exists (select 1 from top_up_plans p where p.account_id = ${account_id} and p.low_threshold is not null), ${next}, ${never})`;
