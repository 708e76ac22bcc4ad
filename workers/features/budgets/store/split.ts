/** The SQL of budgets that are split, and of those whose owner leaves: what was split off goes back to where it came from. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { budgetSources, touchBudgets } from "./budgets";

/** The budgets that were split off from one, with what is left in each. */
export function listParts(account_id: number, parent_id: number) {
	return sql<{ id: number; name: string; owner: string; points_remaining: number }>`select b.id, b.name,
		${personName("u")} as owner, l.balance as points_remaining from budgets b ${budgetSources}
		where b.account_id = ${account_id} and b.parent_id = ${parent_id} order by b.name limit 50`;
}

/** Those of these names that budgets have, as they were said. */
export function listTakenNames(account_id: number, names: readonly string[]) {
	return sql<{ name: string }>`select b.name from ${rowsOf(names)} e
		cross join budgets b on b.account_id = ${account_id} and b.name = e.value`;
}

/** Those of these work emails that somebody has who can own a budget. */
export function listOwnersByEmail(account_id: number, emails: readonly string[]) {
	return sql<{ id: number; email: string }>`select u.id, u.email from ${rowsOf(emails)} e
		cross join users u on u.account_id = ${account_id} and u.email = e.value
		where u.email <> '' and u.status in ('active', 'invited', 'pending')`;
}

/** True in SQL while a budget belongs to this person. */
export function isOwnedBy(account_id: number, id: number, owner_id: number): Statement {
	return sql`select count(*) from budgets b where b.account_id = ${account_id} and b.id = ${id} and b.owner_id = ${owner_id}`;
}

/** A budget of somebody who leaves, and the one it was split off from, or that one's, which takes back what is left. */
export type LeftBudget = {
	id: number;
	name: string;
	ledger_account_id: number;
	points_remaining: number;
	/** Null: what is available takes it back. */
	parent_id: number | null;
	parent_name: string | null;
	parent_owner_id: number | null;
	parent_ledger_account_id: number | null;
};

/** The budgets that somebody owns, with what is left in each; nobody of those who leave takes anything back. */
export function listBudgetsOf(account_id: number, owner_id: number, leaving: readonly number[] = [owner_id]) {
	const stays = (alias: string) => sql`${sql.raw(alias)}.is_active = 1
		and ${sql.raw(alias)}.owner_id not in (select value from ${rowsOf(leaving)})`;
	return sql<LeftBudget>`select b.id, b.name, b.ledger_account_id, l.balance as points_remaining,
		coalesce(p.id, g.id) as parent_id, coalesce(p.name, g.name) as parent_name,
		coalesce(p.owner_id, g.owner_id) as parent_owner_id,
		coalesce(p.ledger_account_id, g.ledger_account_id) as parent_ledger_account_id
		from budgets b join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id
		left join budgets p on p.account_id = b.account_id and p.id = b.parent_id and ${stays("p")}
		left join budgets n on n.account_id = b.account_id and n.id = b.parent_id
		left join budgets g on g.account_id = n.account_id and g.id = n.parent_id and ${stays("g")}
		where b.account_id = ${account_id} and b.owner_id = ${owner_id} order by b.name`;
}

/** Counts what is left in some budgets as budgeted in the one that takes it back. */
export function updateTakenBack(account_id: number, id: number, ledger_account_ids: readonly number[]): Statement {
	return sql`update budgets set points_budgeted = points_budgeted + (select coalesce(sum(l.balance), 0) from ledger_accounts l
		where l.account_id = ${account_id} and l.id in (select value from ${rowsOf(ledger_account_ids)}))
		where account_id = ${account_id} and id = ${id}`;
}

/**
 * Gives the budgets of somebody to other owners: each to the one named for it, the others to `new_owner_id`; what is left in
 * them no longer counts as budgeted.
 */
export function updateOwner(
	account_id: number,
	owner_id: number,
	new_owner_id: number,
	named: readonly { id: number; owner_id: number }[] = [],
): Statement[] {
	return [
		sql`update budgets set points_budgeted = max(0, points_budgeted - (select l.balance from ledger_accounts l
				where l.account_id = budgets.account_id and l.id = budgets.ledger_account_id)),
			owner_id = coalesce((select e.value ->> 'owner_id' from ${rowsOf(named)} e where e.value ->> 'id' = budgets.id), ${new_owner_id})
			where account_id = ${account_id} and owner_id = ${owner_id}`,
		...touchBudgets(account_id),
	];
}
