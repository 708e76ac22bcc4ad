/** The SQL of an account's levels and of how it counts. */
import { type SQL, sql } from "drizzle-orm";
import type { userLevelRules } from "#drizzle/user-levels";
import type { RowOf, Statement } from "#workers/kernel/sql";
import { type Level, maxLevels } from "../rules/levels";
import type { Metric } from "../rules/window";

/** How an account counts. */
export type RulesRow = RowOf<typeof userLevelRules, "window_months" | "starts_month" | "version" | "updated_at"> & {
	metric: Metric;
};

/** The rules; none until the owner sets them. */
export function findRules(account_id: number) {
	return sql<RulesRow>`select r.metric, r.window_months, r.starts_month, r.version, r.updated_at from user_level_rules r
		where r.account_id = ${account_id}`;
}

/** All levels in their order. */
export function listLevels(account_id: number) {
	return sql<Level>`select l.id, l.name, l.from_figure from user_levels l where l.account_id = ${account_id}
		order by l.from_figure limit ${maxLevels}`;
}

/** Whether rules and levels are as they were read. */
export function isRulesVersion(account_id: number, version: number): SQL {
	return sql`exists (select 1 from user_level_rules r where r.account_id = ${account_id} and r.version = ${version})`;
}

/** Whether an owner has said what is counted. */
export function hasRules(account_id: number): SQL {
	return sql`exists (select 1 from user_level_rules r where r.account_id = ${account_id})`;
}

/** Whether there is room for another level. */
export function hasRoom(account_id: number): SQL {
	return sql`(select count(*) from user_levels l where l.account_id = ${account_id}) < ${maxLevels}`;
}

/** Whether a level is there. */
export function isLevel(account_id: number, id: number): SQL {
	return sql`exists (select 1 from user_levels l where l.account_id = ${account_id} and l.id = ${id})`;
}

/** Writes the rules. */
export function saveRules(account_id: number, rules: Omit<RulesRow, "version" | "updated_at">, now: number): Statement {
	return sql`insert into user_level_rules (account_id, metric, window_months, starts_month, updated_at)
		values (${account_id}, ${rules.metric}, ${rules.window_months}, ${rules.starts_month}, ${now})
		on conflict (account_id) do update set metric = excluded.metric, window_months = excluded.window_months,
			starts_month = excluded.starts_month, version = version + 1, updated_at = excluded.updated_at`;
}

/** Notes that a level changed. */
export function touchRules(account_id: number, now: number): Statement {
	return sql`update user_level_rules set version = version + 1, updated_at = ${now} where account_id = ${account_id}`;
}

/** Adds a level. */
export function insertLevel(account_id: number, level: Level, now: number): Statement {
	return sql`insert into user_levels (account_id, id, name, from_figure, created_at)
		values (${account_id}, ${level.id}, ${level.name}, ${level.from_figure}, ${now})`;
}

/** Changes a level. */
export function updateLevel(account_id: number, level: Level): Statement {
	return sql`update user_levels set name = ${level.name}, from_figure = ${level.from_figure}
		where account_id = ${account_id} and id = ${level.id}`;
}

/** Takes a level away; whoever had it has the one below. */
export function deleteLevel(account_id: number, id: number): Statement {
	return sql`delete from user_levels where account_id = ${account_id} and id = ${id}`;
}

/** What a level is called in other places. */
export function levelName(account_id: number, id: number | SQL) {
	return sql<{ name: string }>`select l.name from user_levels l where l.account_id = ${account_id} and l.id = ${id}`;
}
