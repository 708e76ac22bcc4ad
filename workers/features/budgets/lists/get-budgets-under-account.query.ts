/** The budgets that a person may see: the account owner all of them, a budget owner those that they own. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { additionalFieldsOf, additionalValues, personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import type { MemberScope } from "#workers/kernel/scope";
import { findVersion } from "#workers/kernel/table-page";
import { textHoldsWords } from "#workers/kernel/text-holds";
import { paceOf } from "../rules/budget-pace";
import { isBudgetOver, shownBudgetStatus, shownBudgetStatuses } from "../rules/budget-status";
import { todayOf } from "../steps/today";
import { type BudgetRow, budgetColumns, budgetSources, budgetsVersion, hasBudgetStatus } from "../store/budgets";
import { budgetsFace } from "./get-budgets-under-account";

const day = z.string().nullable();

/** Beside these each row has `ucf_<key>` for every field of the account's own: what its owner's record says there. */
const row = z.looseObject({
	id: z.int(),
	name: z.string(),
	budget_category: z.string(),
	owner_id: z.int(),
	owner_name: z.string(),
	owner_first_name: z.string(),
	owner_last_name: z.string(),
	/** Its state, under the name of the filter by it. */
	is_active_filter: z.enum(shownBudgetStatuses),
	current_balance: z.int(),
	points_budgeted: z.int(),
	from_date: day,
	to_date: day,
	/** The day on which it is empty at its pace; null: it lasts, or nothing was put in yet. */
	runs_out_on: day,
});

export const getBudgetsUnderAccount = defineList(budgetsFace, {
	path: "/api/budgets/api_get_budgets_under_account",
	summary: "The account's budgets with their owner, state, what is left, and the day on which they run out.",
	access: ["account_owner", "budget_owner"],
	flags: ["!hide_points_for_account"],
	row,
	version_of: budgetsVersion,
	// A budget changes its state with the day, without a write.
	seen_by: (scope) => [seesAll(scope) ? "all" : scope.user.id, todayOf(scope)],
	counted: (scope, { is_active_filter, min_balance, max_balance }) =>
		is_active_filter !== "warning" && min_balance === undefined && max_balance === undefined
			? findVersion(scope, [budgetsVersion])
			: findBalancesVersion(scope.account.id),
	// Its ledger account, its owner, the owner's own fields, and its plan.
	joins: 4,
	ownColumns: (account) =>
		additionalFieldsOf(account).map(({ key, label }) => ({ id: ownFieldId(key), title: label, of: null })),
	sorts: { name: { key: sql`b.name`, id: sql`b.id` } },
	query: (scope, { is_active_filter, searchString, user_id, min_balance, max_balance }) => ({
		select: sql`${budgetColumns}, ${personName("u")} as owner_name, o.additional_fields, p.low_threshold`,
		from: sql`budgets b`,
		joins: sql`${budgetSources} left join member_profiles o on o.account_id = b.account_id and o.user_id = b.owner_id
			left join budget_plans p on p.account_id = b.account_id and p.budget_id = b.id`,
		where: [sql`b.account_id = ${scope.account.id}`, ...(seesAll(scope) ? [] : [sql`b.owner_id = ${scope.user.id}`])],
		found: [
			...(is_active_filter === "all" ? [] : [hasBudgetStatus(is_active_filter, todayOf(scope))]),
			...(user_id === undefined ? [] : [sql`b.owner_id = ${user_id}`]),
			...(min_balance === undefined ? [] : [sql`${balance} >= ${min_balance}`]),
			...(max_balance === undefined ? [] : [sql`${balance} <= ${max_balance}`]),
			...(searchString ? wordsOf(searchString) : []),
		],
	}),
	present: (scope, found) => {
		const { is_active, points_remaining, points_in_approval, ...read } = found as unknown as BudgetRow & {
			additional_fields: string | null;
			low_threshold: number | null;
		};
		const {
			ledger_account_id: _ledger,
			owner_email: _email,
			additional_fields,
			low_threshold,
			cycle,
			created_at,
			...budget
		} = read;
		const own = Object.entries(additionalValues(scope.account, additional_fields));
		const paced = { ...budget, points_remaining, points_in_approval, cycle, created_at };
		const pace = paceOf(paced, scope.clock.now(), scope.account.time_zone);
		const status = shownBudgetStatus({ ...paced, is_active, low_threshold }, todayOf(scope));
		return {
			...budget,
			...Object.fromEntries(own.map(([key, value]) => [ownFieldId(key), value])),
			owner_name: String(found.owner_name),
			is_active_filter: status,
			current_balance: points_remaining,
			runs_out_on: !isBudgetOver(status) && budget.points_budgeted > 0 ? pace.runs_out_on : null,
		};
	},
});

const ownFieldId = (key: string) => `ucf_${key}`;

const seesAll = ({ user }: MemberScope) => user.role === "account_owner";

const balance: SQL = sql`(select f.balance from ledger_accounts f
	where f.account_id = b.account_id and f.id = b.ledger_account_id)`;

/** Each word stands in the budget's name, its category or its owner's name. */
function wordsOf(searchString: string): SQL[] {
	const said = sql`b.name || ' ' || b.budget_category || ' ' || (select ${personName("o")} from users o
		where o.account_id = b.account_id and o.id = b.owner_id)`;
	return textHoldsWords(said, searchString);
}

/** Balances move without a write of any budget: the sum of their accounts' last entries rises with each. */
function findBalancesVersion(account_id: number) {
	return sql<{ version: number; total_rows: null }>`select
		(select coalesce(sum(l.last_seq), 0) from ledger_accounts l
			where l.account_id = ${account_id} and l.kind = 'budget' and l.unit = 'points')
		+ coalesce((select version from table_versions where account_id = ${account_id} and table_name = ${budgetsVersion}), 0)
		as version, null as total_rows`;
}
