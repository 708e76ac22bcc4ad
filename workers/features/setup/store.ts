/** The SQL of the checklist: what the account's data say of its steps, each read from a counter or by an index. */
import { sql } from "drizzle-orm";

/** What is read of an account. */
export type SetupRow = {
	joined_count: number;
	owner_count: number;
	active_owner_count: number;
	active_count: number;
	available_points: number;
	budgeted_points: number;
	budget_count: number;
	program_count: number;
	sending_count: number;
};

/** How far an account is: people by counters, budgets and programs as far as they are needed, whether anybody was invited. */
export function findSetup(account_id: number) {
	return sql<SetupRow>`select
		(select coalesce(sum(c.count), 0) from member_counts c
			where c.account_id = ${account_id} and c.status in ('active', 'invited', 'pending')) as joined_count,
		(select coalesce(sum(c.count), 0) from member_counts c
			where c.account_id = ${account_id} and c.status = 'active') as active_count,
		(select count(*) from users u where u.account_id = ${account_id} and u.role = 'account_owner'
			and u.status in ('active', 'invited', 'pending')) as owner_count,
		(select count(*) from users u where u.account_id = ${account_id} and u.role = 'account_owner'
			and u.status = 'active') as active_owner_count,
		coalesce((select l.balance from ledger_accounts l where l.account_id = ${account_id} and l.kind = 'budget'
			and l.unit = 'points' and l.owner_id = 0), 0) as available_points,
		(select count(*) from (select 1 from budgets b where b.account_id = ${account_id} limit 1)) as budget_count,
		coalesce((select b.points_budgeted from budgets b
			where b.account_id = ${account_id} and b.points_budgeted > 0 limit 1), 0) as budgeted_points,
		(select count(*) from (select 1 from programs p where p.account_id = ${account_id}
			and p.archived_at is null and p.is_active = 1 limit 1)) as program_count,
		(select count(*) from (select 1 from invitation_sendings s where s.account_id = ${account_id} limit 1)) as sending_count`;
}
