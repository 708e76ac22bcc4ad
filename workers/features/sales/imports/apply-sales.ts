/**
 * Writes the sales of a chunk; invariant: what their points were reckoned from (items, rules, what sellers have by them, levels,
 * budgets) is asserted in the batch, as it is where somebody logs one sale. They wait, or are paid at once, by the account's switch.
 */
import { mayAllReceive } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import type { Addition, PlannedRow, Upload, Written } from "#workers/kernel/define-import";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type ApprovedSale, composeApproval } from "../steps/compose-approval";
import { canBudgetsPay } from "../store/approvals";
import {
	areEarnedSo,
	areOfferedSo,
	areRulesSo,
	areSoldSo,
	areUnlogged,
	insertSales,
	type OfferedItemRow,
} from "../store/import-sales";
import { changeMonths, type MonthChange } from "../store/levels";
import type { NewSale } from "../store/sales";
import { keyOfRule, type ReadFacts, type SaleChange } from "./rules/plan-sale";
import type { SaleRow } from "./rules/sale-rows";

/** A sale with all that writing and paying it needs. */
type FiledSale = NewSale & { month: string; points_account_id: number; item: OfferedItemRow };

/** The statements of a chunk. */
export async function applySales(
	scope: Scope<null>,
	planned: readonly PlannedRow<SaleRow, SaleChange>[],
	facts: ReadFacts,
	upload: Upload,
): Promise<Written> {
	const { account, newId } = scope;
	const { now } = facts;
	const sales = planned.map(({ change: { item, ...change } }): FiledSale => {
		const { id: item_id, brand_id, category_id, budget_id } = item;
		return {
			...change,
			item,
			id: newId(),
			item_id,
			brand_id,
			category_id,
			budget_id,
			impact: "generic",
			created_at: now,
		};
	});
	const added = sales.map(({ id }): Addition => ({ kind: "sale", subject_id: id }));
	if (sales.length === 0) return { statements: [], refused: [], pending_count: 0, added };
	const rows = sales.map(({ item: _item, month: _month, points_account_id: _points, ...sale }): NewSale => sale);
	return {
		statements: [
			...conditionsOf(account.id, sales, facts).map((holds) => assertThat("internal_rows_changed", holds)),
			insertSales(account.id, rows),
			...changeMonths(account.id, sales.map(waitingOf)),
			...(facts.arePaidAtOnce ? composeApproval(scope, { actor_id: upload.user_id, now }, sales.map(approvedOf)) : []),
		],
		refused: [],
		pending_count: 0,
		added,
	};
}

function approvedOf({ item, ...sale }: FiledSale): ApprovedSale {
	return { ...sale, budget_account_id: item.budget_account_id, helpers: "[]" };
}

/** What was read of these sales, and must still hold. */
function conditionsOf(account_id: number, sales: readonly FiledSale[], facts: ReadFacts): Statement[] {
	const owners = [...new Set(sales.map(({ owner_id }) => owner_id))];
	const items = [...new Map(sales.map(({ item }) => [item.id, item])).values()];
	const used = new Set(sales.map(({ item_id, external_created_at }) => keyOfRule(item_id, external_created_at)));
	const days = facts.read.days
		.filter(({ item_id, at }) => used.has(keyOfRule(item_id, at)))
		.map((day) => ({ ...day, rule: facts.rules.get(keyOfRule(day.item_id, day.at)) ?? null }));
	const isOfOwner = ({ owner_id }: { owner_id: number }) => owners.includes(owner_id);
	const conditions = [
		areUnlogged(account_id, sales),
		areOfferedSo(account_id, items),
		areRulesSo(account_id, days),
		areEarnedSo(account_id, facts.read.earned.filter(isOfOwner)),
		areSoldSo(account_id, facts.year, facts.read.sold.filter(isOfOwner), facts.levels),
	];
	if (!facts.arePaidAtOnce) return conditions;
	return [...conditions, mayAllReceive(account_id, owners), canBudgetsPay(account_id, sumsOf(sales))];
}

/** What each budget's ledger account pays. */
function sumsOf(sales: readonly FiledSale[]) {
	const sums = new Map<number, number>();
	for (const { item, total_points_earned } of sales)
		sums.set(item.budget_account_id, (sums.get(item.budget_account_id) ?? 0) + total_points_earned);
	return [...sums].map(([ledger_account_id, points]) => ({ ledger_account_id, points }));
}

function waitingOf({ owner_id, month, external_cost_amount }: FiledSale): MonthChange {
	return { owner_id, month, approved: 0, pending: external_cost_amount };
}
