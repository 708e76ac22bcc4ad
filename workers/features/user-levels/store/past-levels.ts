/** The SQL of a demo’s levels: how it counts, and which there are. */
import type { Statement } from "#workers/kernel/sql";
import type { Level } from "../rules/levels";
import { insertLevel, type RulesRow, saveRules } from "./levels";

/** Writes rules and levels. */
export function insertPastLevels(
	account_id: number,
	rules: Omit<RulesRow, "version">,
	levels: readonly Level[],
	now: number,
): Statement[] {
	return [saveRules(account_id, rules, now), ...levels.map((level) => insertLevel(account_id, level, now))];
}
