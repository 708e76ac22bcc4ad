/** The SQL of rules of points: the rules, which one a sale falls under, and what one would have made of sales that there are. */
import { type SQL, sql } from "drizzle-orm";
import type { saleRules } from "#drizzle/sales";
import { personName } from "#workers/features/members";
import { hashOf } from "#workers/kernel/idempotency";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { type AppliesTo, tiersOf } from "../rules/earnings";

/** A rule, with its tiers as they are stored. */
export type SaleRuleRow = RowOf<
	typeof saleRules,
	"id" | "name" | "subject_id" | "tiers" | "starts_at" | "ends_at" | "cap_points" | "representatives_percent"
> & { applies_to: AppliesTo; is_active: 0 | 1 };

/** A rule to be written; it is off. */
export type WrittenRule = Omit<SaleRuleRow, "is_active">;

/** What a rule says, short: another one as soon as any of its terms is. */
export function digestOf(rule: SaleRuleRow): string {
	const { applies_to, subject_id, tiers, starts_at, ends_at, cap_points, representatives_percent } = rule;
	return hashOf([applies_to, subject_id, tiers, starts_at, ends_at, cap_points, representatives_percent]).slice(0, 32);
}

const columns = sql`r.id, r.name, r.applies_to, r.subject_id, r.tiers, r.starts_at, r.ends_at, r.cap_points, r.representatives_percent, r.is_active`;

/** A rule by id. */
export function findSaleRule(account_id: number, id: number) {
	return sql<SaleRuleRow>`select ${columns} from sale_rules r where r.account_id = ${account_id} and r.id = ${id}`;
}

/** What a rule is called. */
export function saleRuleName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select name from sale_rules where account_id = ${account_id} and id = ${id}`;
}

/** The most rules of an account. */
const maxSaleRules = 200;

/** True while there is room for one more. */
export function hasRoomForRule(account_id: number): Statement {
	return sql`select count(*) < ${maxSaleRules} from sale_rules where account_id = ${account_id}`;
}

/** Adds a rule. */
export function insertSaleRule(account_id: number, rule: WrittenRule, now: number): Statement {
	return sql`insert into sale_rules (account_id, id, name, applies_to, subject_id, tiers, starts_at, ends_at, cap_points,
			representatives_percent, is_active, created_at)
		values (${account_id}, ${rule.id}, ${rule.name}, ${rule.applies_to}, ${rule.subject_id}, ${rule.tiers}, ${rule.starts_at},
		${rule.ends_at}, ${rule.cap_points}, ${rule.representatives_percent}, 0, ${now})`;
}

/** Changes a rule and switches it off, until its dry run was looked at anew. */
export function updateSaleRule(account_id: number, rule: WrittenRule): Statement {
	return sql`update sale_rules set name = ${rule.name}, applies_to = ${rule.applies_to}, subject_id = ${rule.subject_id}, tiers = ${rule.tiers},
		starts_at = ${rule.starts_at}, ends_at = ${rule.ends_at}, cap_points = ${rule.cap_points},
		representatives_percent = ${rule.representatives_percent}, is_active = 0 where account_id = ${account_id} and id = ${rule.id}`;
}

/** Switches a rule. */
export function switchSaleRule(account_id: number, id: number, is_active: 0 | 1): Statement {
	return sql`update sale_rules set is_active = ${is_active} where account_id = ${account_id} and id = ${id}`;
}

/** True while a rule says what was read of it, on or off. */
export function isRuleSo(account_id: number, rule: WrittenRule): Statement {
	return sql`select count(*) from sale_rules r where r.account_id = ${account_id} and r.id = ${rule.id} and r.tiers = ${rule.tiers}
		and r.applies_to = ${rule.applies_to} and r.subject_id = ${rule.subject_id} and r.starts_at = ${rule.starts_at} and r.ends_at = ${rule.ends_at}
		and r.cap_points = ${rule.cap_points} and r.representatives_percent = ${rule.representatives_percent}`;
}

type Value = number | SQL;
type Sold = { item_id: Value; brand_id: Value; category_id: Value; at: Value };

/** The rule that a sale of this day falls under: of its item before its brand before its category, the newest first. */
export function findRuleOf(account_id: number, sold: Sold) {
	return sql<SaleRuleRow>`select ${columns} from sale_rules r where r.account_id = ${account_id} and ${holdsFor(account_id, sold)}`;
}

/** The same in SQL, by id; null where there is none. */
export function ruleIdOf(account_id: number, sold: Sold): SQL {
	return sql`(select r.id from sale_rules r where r.account_id = ${account_id} and ${holdsFor(account_id, sold)})`;
}

function holdsFor(account_id: number, { item_id, brand_id, category_id, at }: Sold): SQL {
	return sql`r.is_active = 1
		and r.starts_at <= ${at} and r.ends_at >= ${at} and (
			(r.applies_to = 'item' and r.subject_id = ${item_id}) or (r.applies_to = 'brand' and r.subject_id = ${brand_id})
			or (r.applies_to = 'category' and ${isBelow(account_id, sql`${category_id}`, sql`r.subject_id`)}))
		order by case r.applies_to when 'item' then 0 when 'brand' then 1 else 2 end, r.created_at desc, r.id desc limit 1`;
}

/** True in SQL where a category is another one or lies below it. */
function isBelow(account_id: number, category_id: SQL, above_id: SQL): SQL {
	return sql`exists (select 1 from sale_categories own join sale_categories above on above.account_id = own.account_id and above.id = ${above_id}
		where own.account_id = ${account_id} and own.id = ${category_id} and (own.id = above.id
			or substr(own.parents_list_string, 1, length(above.parents_list_string) + 3) = above.parents_list_string || ' > '))`;
}

/** A time between two moments. */
export type Span = { from: number; until: number };

/** What somebody has by a rule in a month of invoices, in SQL. */
export function earnedByRule(
	account_id: number,
	rule_id: Value,
	owner_id: Value,
	{ from, until }: { from: Value; until: Value },
): SQL {
	return sql`(select coalesce(sum(total_points_earned), 0) from sales where account_id = ${account_id} and rule_id = ${rule_id}
		and owner_id = ${owner_id} and external_created_at >= ${from} and external_created_at < ${until} and reversed_at is null)`;
}

/** What a rule would have made of the sales of a time, for each seller. */
function dryRunBySeller(account_id: number, rule: SaleRuleRow, { from, until }: Span): SQL {
	const piece = sql`case ${sql.join(
		tiersOf(rule)
			.reverse()
			.map(({ from_quantity, points }) => sql`when s.quantity >= ${from_quantity} then ${points}`),
		sql` `,
	)} else 0 end`;
	const concerns = {
		item: sql`s.item_id = ${rule.subject_id}`,
		brand: sql`s.brand_id = ${rule.subject_id}`,
		category: isBelow(account_id, sql`s.category_id`, sql`${rule.subject_id}`),
	}[rule.applies_to];
	return sql`select s.owner_id, count(*) as sales_count, sum(s.total_points_earned) as points_today, sum(s.quantity * ${piece}) as uncapped
		from sales s where s.account_id = ${account_id} and s.external_created_at >= ${from} and s.external_created_at < ${until}
		and s.reversed_at is null and ${concerns} group by s.owner_id`;
}

const capped = (cap: number) => (cap === 0 ? sql`e.uncapped` : sql`min(e.uncapped, ${cap})`);

/** The figures of a dry run. */
export function sumDryRun(account_id: number, rule: SaleRuleRow, time: Span) {
	const { cap_points: cap } = rule;
	return sql<{
		sales_count: number;
		sellers_count: number;
		points: number;
		points_today: number;
		capped_count: number;
	}>`select coalesce(sum(e.sales_count), 0) as sales_count, count(*) as sellers_count, coalesce(sum(${capped(cap)}), 0) as points,
		coalesce(sum(e.points_today), 0) as points_today, coalesce(sum(iif(${cap} > 0 and e.uncapped > ${cap}, 1, 0)), 0) as capped_count
		from (${dryRunBySeller(account_id, rule, time)}) e`;
}

/** For whom it would have changed most. */
export function listLargestChanges(account_id: number, rule: SaleRuleRow, time: Span) {
	const points = capped(rule.cap_points);
	return sql<{
		name: string;
		points: number;
		points_today: number;
	}>`select ${personName("u")} as name, ${points} as points, e.points_today
		from (${dryRunBySeller(account_id, rule, time)}) e join users u on u.account_id = ${account_id} and u.id = e.owner_id
		where ${points} <> e.points_today order by abs(${points} - e.points_today) desc, u.id limit 3`;
}
