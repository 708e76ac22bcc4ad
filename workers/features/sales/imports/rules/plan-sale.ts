/** What a row of sales becomes: a sale on the terms that it would have had if its seller had logged it when its turn came. @pure */
import { startOfDay } from "#workers/kernel/days";
import type { RowPlan } from "#workers/kernel/define-import";
import { findSaidPerson, type NamedPerson } from "#workers/kernel/import-people";
import { type Reason, shown } from "#workers/kernel/import-rows";
import { pointsOfSale, tiersOf } from "../../rules/earnings";
import { type SaleLevel, saleLevelAt } from "../../rules/levels";
import { monthNameOf } from "../../rules/year";
import type { EarnedInMonth, ItemOnDay, OfferedItemRow, RuleOfItem } from "../../store/import-sales";
import type { SaleRow } from "./sale-rows";

/** What rows meet. Figures that earlier rows of the chunk change are kept up to date: points by rule, sums of the year, budgets. */
export type SaleFacts = {
	now: number;
	time_zone: string;
	/** The year that counts for levels. */
	year: number;
	/** False: sales wait for approval. */
	arePaidAtOnce: boolean;
	people: readonly NamedPerson[];
	/** The members' ledger accounts. */
	accounts: ReadonlyMap<number, number>;
	items: ReadonlyMap<string, OfferedItemRow>;
	/** Sales that were logged before, by `keyOfLogged`. */
	logged: ReadonlySet<string>;
	/** By `keyOfRule`. */
	rules: ReadonlyMap<string, RuleOfItem>;
	/** What people have by a rule in a month of invoices, by `keyOfEarned`. */
	earned: Map<string, number>;
	levels: readonly SaleLevel[];
	/** Cents that people sold in the year and that are paid. */
	sold: Map<number, number>;
	/** What is left in the ledger accounts of budgets. */
	budgets: Map<number, number>;
};

/** The same with figures as they were read, which the batch asserts. */
export type ReadFacts = SaleFacts & {
	read: {
		days: readonly ItemOnDay[];
		earned: readonly (EarnedInMonth & { points: number })[];
		sold: readonly { owner_id: number; cents: number }[];
	};
};

/** A sale that is written. */
export type SaleChange = {
	owner_id: number;
	points_account_id: number;
	item: OfferedItemRow;
	rule_id: number | null;
	quantity: number;
	unit_cost_amount: number;
	external_cost_amount: number;
	total_points_earned: number;
	company_name: string;
	distributor: string;
	invoice_number: string;
	external_created_at: number;
	/** YYYY-MM. */
	month: string;
};

/** A sale by what it may stand once of. */
export function keyOfLogged(sale: { distributor: string; invoice_number: string; item_id: number }): string {
	return JSON.stringify([sale.distributor, sale.invoice_number, sale.item_id]);
}

/** The rule that an item has on a day. */
export function keyOfRule(item_id: number, at: number): string {
	return `${item_id}:${at}`;
}

/** Whose points by which rule, of which month. */
export function keyOfEarned(rule_id: number, owner_id: number, month: string): string {
	return `${rule_id}:${owner_id}:${month}`;
}

/** Decides a row; what it earns and what it takes from a budget counts for the rows behind it. */
export function planSale(row: SaleRow, facts: SaleFacts): RowPlan<SaleChange> {
	const refused = (code: Reason["code"], value: string): RowPlan<SaleChange> => ({
		kind: "refused",
		reason: { code, values: { value: shown(value) } },
	});
	const item = facts.items.get(row.sku);
	if (!item) return refused("item_unknown", row.sku);
	const { invoice_number, distributor, invoice_date } = row;
	if (facts.logged.has(keyOfLogged({ distributor, invoice_number, item_id: item.id })))
		return { kind: "skipped", warnings: [{ code: "logged_before", values: { value: shown(invoice_number) } }] };
	const found = findSaidPerson(row.said, facts.people);
	if ("reason" in found) return { kind: "refused", reason: found.reason };
	const { person } = found;
	if (person.status === "suspended" || (facts.arePaidAtOnce && person.is_eligible_to_receive_points === 0))
		return refused("seller_not_eligible", person.name);
	const external_created_at = startOfDay(invoice_date, facts.time_zone);
	if (external_created_at > facts.now) return refused("invoice_to_come", invoice_date);
	const change = changeOf(row, facts, { item, owner_id: person.id, external_created_at });
	if (facts.arePaidAtOnce && (facts.budgets.get(item.budget_account_id) ?? 0) < change.total_points_earned)
		return refused("budget_cannot_pay", item.name);
	countIn(change, facts);
	return { kind: "planned", change, isChange: true, warnings: [], subject_id: person.id };
}

type Sold = { item: OfferedItemRow; owner_id: number; external_created_at: number };

function changeOf(row: SaleRow, facts: SaleFacts, { item, owner_id, external_created_at }: Sold): SaleChange {
	const { quantity, company_name, distributor, invoice_number } = row;
	const month = monthNameOf(external_created_at, facts.time_zone);
	const rule = facts.rules.get(keyOfRule(item.id, external_created_at));
	const unit_cost_amount = row.unit_cost_amount ?? item.unit_cost_amount;
	const terms = {
		rule: rule && { ...rule, tiers: tiersOf(rule) },
		earned_in_month: rule ? (facts.earned.get(keyOfEarned(rule.id, owner_id, month)) ?? 0) : 0,
		bonus_percent: saleLevelAt(facts.levels, facts.sold.get(owner_id) ?? 0)?.bonus_percent ?? 0,
	};
	return {
		...{ owner_id, item, rule_id: rule?.id ?? null, quantity, unit_cost_amount, month, external_created_at },
		...{ company_name, distributor, invoice_number, external_cost_amount: unit_cost_amount * quantity },
		points_account_id: facts.accounts.get(owner_id)!,
		total_points_earned: pointsOfSale({ points: item.points, quantity }, terms),
	};
}

function countIn(change: SaleChange, { arePaidAtOnce, year, earned, sold, budgets }: SaleFacts): void {
	const { owner_id, rule_id, month, total_points_earned: points, item } = change;
	if (rule_id !== null) {
		const key = keyOfEarned(rule_id, owner_id, month);
		earned.set(key, (earned.get(key) ?? 0) + points);
	}
	if (!arePaidAtOnce) return;
	budgets.set(item.budget_account_id, (budgets.get(item.budget_account_id) ?? 0) - points);
	if (month.startsWith(`${year}-`)) sold.set(owner_id, (sold.get(owner_id) ?? 0) + change.external_cost_amount);
}
