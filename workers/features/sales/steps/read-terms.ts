/** What decides a sale's points when it is logged: the rule that it falls under, what its seller has by it in the month, and their level's bonus. */
import { sql } from "drizzle-orm";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type Earning, type Terms, tiersOf } from "../rules/earnings";
import { monthOf, yearOf } from "../rules/year";
import { bonusOf } from "../store/levels";
import { earnedByRule, findRuleOf, isRuleSo } from "../store/rules";

/** What is sold, and the day of its invoice. */
type Sold = { id: number; brand_id: number; category_id: number };

/** The terms, with a statement that is true while they hold. */
export async function readTerms(
	scope: MemberScope,
	{ id: item_id, brand_id, category_id }: Sold,
	at: number,
): Promise<Terms & { rule_id: number | null; hold: Statement }> {
	const { account, user, clock, read } = scope;
	const sold = { item_id, brand_id, category_id, at };
	const bonus = bonusOf(account.id, user.id, yearOf(clock.now(), account.time_zone).year);
	const [[rule], [level]] = await Promise.all([
		read(findRuleOf(account.id, sold)),
		read(sql<{ percent: number }>`select ${bonus} as percent`),
	]);
	const bonus_percent = level!.percent;
	const sameBonus = sql`${bonus} = ${bonus_percent}`;
	if (!rule) {
		const none = sql`select not exists (${findRuleOf(account.id, sold)}) and ${sameBonus}`;
		return { rule: undefined, rule_id: null, earned_in_month: 0, bonus_percent, hold: none };
	}
	const earned = earnedByRule(account.id, rule.id, user.id, monthOf(at, account.time_zone));
	const [month] = await read(sql<{ points: number }>`select ${earned} as points`);
	const earning: Earning = { ...rule, tiers: tiersOf(rule) };
	return {
		...{ rule: earning, rule_id: rule.id, earned_in_month: month!.points, bonus_percent },
		hold: sql`select (${isRuleSo(account.id, rule)}) = 1 and ${earned} = ${month!.points} and ${sameBonus}
			and (select c.id from (${findRuleOf(account.id, sold)}) c) = ${rule.id}`,
	};
}
