/** The SQL of sales that come as a file: what their rows meet, whether it still holds as they are written, and writing many. */
import { type SQL, sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { SaleLevel } from "../rules/levels";
import { isInYear } from "./levels";
import { earnedByRule, ruleIdOf, type SaleRuleRow } from "./rules";
import { type NewSale, offered, offeredColumns, offeredSources, type SoldItemRow } from "./sales";

/** An item that is offered, with what the budget of its brand has. */
export type OfferedItemRow = SoldItemRow & { sku: string; budget_balance: number };

/** Items that are offered, by their SKUs. */
export function listOfferedBySku(account_id: number, skus: readonly string[]) {
	return sql<OfferedItemRow>`select i.sku, ${offeredColumns}, l.balance as budget_balance from ${rowsOf(skus)} e
		cross join sale_product_items i on i.account_id = ${account_id} and i.sku = e.value ${offeredSources}
		join ledger_accounts l on l.account_id = i.account_id and l.kind = 'budget' and l.unit = 'points' and l.owner_id = b.budget_id
		where ${offered}`;
}

/** True while these items are offered with what was read of them. */
export function areOfferedSo(account_id: number, items: readonly SoldItemRow[]): Statement {
	return sql`select count(*) = ${items.length} from ${rowsOf(items)} e
		cross join sale_product_items i on i.account_id = ${account_id} and i.id = e.value ->> 'id' ${offeredSources}
		where ${offered} and i.points = e.value ->> 'points' and i.unit_cost_amount = e.value ->> 'unit_cost_amount'
		and i.brand_id = e.value ->> 'brand_id' and i.category_id = e.value ->> 'category_id' and b.budget_id = e.value ->> 'budget_id'`;
}

/** What a sale may stand once of. */
export type LoggedKey = { distributor: string; invoice_number: string; item_id: number };

const isLogged = (account_id: number) => sql`cross join sales s on s.account_id = ${account_id}
	and s.distributor = e.value ->> 'distributor' and s.invoice_number = e.value ->> 'invoice_number' and s.item_id = e.value ->> 'item_id'`;

/** Those of these that were logged before, refused and taken back ones too. */
export function listLogged(account_id: number, keys: readonly LoggedKey[]) {
	return sql<LoggedKey>`select s.distributor, s.invoice_number, s.item_id from ${rowsOf(keys)} e ${isLogged(account_id)}
		where s.account_id = ${account_id}`;
}

/** True while none of them is logged. */
export function areUnlogged(account_id: number, keys: readonly LoggedKey[]): Statement {
	return sql`select count(*) = 0 from ${rowsOf(keys)} e ${isLogged(account_id)} where s.account_id = ${account_id}`;
}

/** An item on the day of an invoice. */
export type ItemOnDay = { item_id: number; brand_id: number; category_id: number; at: number };

/** A rule that an item falls under on a day. */
export type RuleOfItem = Pick<SaleRuleRow, "id" | "tiers" | "cap_points" | "representatives_percent">;

const field = (name: string) => sql`e.value ->> ${name}`;
const ruleOfDay = (account_id: number): SQL =>
	ruleIdOf(account_id, {
		...{ item_id: field("item_id"), brand_id: field("brand_id") },
		...{ category_id: field("category_id"), at: field("at") },
	});

/** The rules that these items fall under; none for an item that has none on its day. */
export function listRulesOfItems(account_id: number, items: readonly ItemOnDay[]) {
	return sql<
		RuleOfItem & Pick<ItemOnDay, "item_id" | "at">
	>`select e.value ->> 'item_id' as item_id, e.value ->> 'at' as at, f.id, f.tiers, f.cap_points, f.representatives_percent
		from ${rowsOf(items)} e cross join sale_rules f on f.account_id = ${account_id} and f.id = ${ruleOfDay(account_id)}
		where f.account_id = ${account_id}`;
}

/** True while these items fall under the same rules, or none, and those say the same. */
export function areRulesSo(account_id: number, items: readonly (ItemOnDay & { rule: RuleOfItem | null })[]): Statement {
	return sql`select count(*) = ${items.length} from ${rowsOf(items)} e
		left join sale_rules f on f.account_id = ${account_id} and f.id = e.value ->> '$.rule.id'
		where ${ruleOfDay(account_id)} is e.value ->> '$.rule.id' and f.tiers is e.value ->> '$.rule.tiers'
		and f.cap_points is e.value ->> '$.rule.cap_points'`;
}

/** What somebody has by a rule in a month; `month` is its name, the others its beginning and that of the next. */
export type EarnedInMonth = { rule_id: number; owner_id: number; month: string; from: number; until: number };

const earned = (account_id: number) =>
	earnedByRule(account_id, field("rule_id"), field("owner_id"), { from: field("from"), until: field("until") });

/** The points of each. */
export function listEarnedByRule(account_id: number, asked: readonly EarnedInMonth[]) {
	return sql<{
		rule_id: number;
		owner_id: number;
		month: string;
		points: number;
	}>`select e.value ->> 'rule_id' as rule_id,
		e.value ->> 'owner_id' as owner_id, e.value ->> 'month' as month, ${earned(account_id)} as points from ${rowsOf(asked)} e`;
}

/** True while each has the points that were read. */
export function areEarnedSo(account_id: number, read: readonly (EarnedInMonth & { points: number })[]): Statement {
	return sql`select count(*) = ${read.length} from ${rowsOf(read)} e where ${earned(account_id)} = e.value ->> 'points'`;
}

const soldInYear = (
	account_id: number,
	year: number,
) => sql`(select coalesce(sum(m.approved_amount), 0) from sale_months m
	where m.account_id = ${account_id} and m.owner_id = e.value ->> 'owner_id' and ${isInYear(year)})`;

/** What each of these people sold in a year, in cents, as far as it is paid. */
export function listSoldInYear(account_id: number, owner_ids: readonly number[], year: number) {
	const asked = owner_ids.map((owner_id) => ({ owner_id }));
	return sql<{ owner_id: number; cents: number }>`select e.value ->> 'owner_id' as owner_id,
		${soldInYear(account_id, year)} as cents from ${rowsOf(asked)} e`;
}

/** True while each sold what was read, and levels are as they were. */
export function areSoldSo(
	account_id: number,
	year: number,
	sold: readonly { owner_id: number; cents: number }[],
	levels: readonly SaleLevel[],
): Statement {
	return sql`select (select count(*) from ${rowsOf(sold)} e where ${soldInYear(account_id, year)} = e.value ->> 'cents') = ${sold.length}
		and (select count(*) from sale_levels where account_id = ${account_id}) = ${levels.length}
		and (select count(*) from ${rowsOf(levels)} e cross join sale_levels l on l.account_id = ${account_id} and l.id = e.value ->> 'id'
			where l.from_amount = e.value ->> 'from_amount' and l.bonus_percent = e.value ->> 'bonus_percent') = ${levels.length}`;
}

/** Writes sales that wait for approval. */
export function insertSales(account_id: number, sales: readonly NewSale[]): Statement {
	return sql`insert into sales (account_id, id, owner_id, item_id, brand_id, category_id, budget_id, quantity, unit_cost_amount,
			external_cost_amount, total_points_earned, company_name, distributor, impact, invoice_number, external_created_at, created_at, rule_id)
		select ${account_id}, value ->> 'id', value ->> 'owner_id', value ->> 'item_id', value ->> 'brand_id', value ->> 'category_id',
		value ->> 'budget_id', value ->> 'quantity', value ->> 'unit_cost_amount', value ->> 'external_cost_amount',
		value ->> 'total_points_earned', value ->> 'company_name', value ->> 'distributor', value ->> 'impact', value ->> 'invoice_number',
		value ->> 'external_created_at', value ->> 'created_at', value ->> 'rule_id' from ${rowsOf(sales)}`;
}
