/** The SQL of rules: what an account does on anniversaries, and of the program that pays. */
import { type SQL, sql } from "drizzle-orm";
import type { anniversaryRules } from "#drizzle/anniversaries";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { Badge, Occasion } from "../rules/anniversary";

/** A rule. */
export type RuleRow = RowOf<
	typeof anniversaryRules,
	"id" | "years" | "message" | "points" | "program_id" | "is_active"
> & {
	kind: Occasion;
	badge: Badge;
};

const columns = sql`r.id, r.kind, r.years, r.badge, r.message, r.points, r.program_id, r.is_active`;

/** One rule. */
export function findRule(account_id: number, id: number) {
	return sql<RuleRow>`select ${columns} from anniversary_rules r where r.account_id = ${account_id} and r.id = ${id}`;
}

/** All rules that are in use; there are few. */
export function listActiveRules(account_id: number) {
	return sql<RuleRow>`select ${columns} from anniversary_rules r where r.account_id = ${account_id} and r.is_active = 1
		order by r.years, r.id limit 100`;
}

/** How often the rules changed. */
export function findRulesVersion(account_id: number) {
	return sql<{ version: number }>`select ${rulesVersion(account_id)} as version`;
}

/** The same inside another statement. */
export function rulesVersion(account_id: number): SQL {
	return sql`coalesce((select v.version from table_versions v
		where v.account_id = ${account_id} and v.table_name = 'anniversary_rules'), 0)`;
}

/** What an owner says. */
export type RuleFields = Omit<RuleRow, "id">;

/** Adds a rule. */
export function insertRule(account_id: number, id: number, rule: RuleFields, now: number): Statement {
	return sql`insert into anniversary_rules (account_id, id, kind, years, badge, message, points, program_id, is_active, created_at)
		values (${account_id}, ${id}, ${rule.kind}, ${rule.years}, ${rule.badge}, ${rule.message}, ${rule.points}, ${rule.program_id},
		${rule.is_active}, ${now})`;
}

/** Changes a rule. */
export function updateRule(account_id: number, id: number, rule: RuleFields): Statement {
	return sql`update anniversary_rules set kind = ${rule.kind}, years = ${rule.years}, badge = ${rule.badge}, message = ${rule.message},
		points = ${rule.points}, program_id = ${rule.program_id}, is_active = ${rule.is_active}
		where account_id = ${account_id} and id = ${id}`;
}

/** What a rule is called in other places. */
export function ruleName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select iif(r.kind = 'work', r.years || '', r.kind) as name from anniversary_rules r
		where r.account_id = ${account_id} and r.id = ${id}`;
}

/** A rule that pays points, where the account has one that holds. */
export function findPayingRule(account_id: number) {
	return sql<{
		id: number;
	}>`select id from anniversary_rules where account_id = ${account_id} and is_active = 1 and points > 0 limit 1`;
}
