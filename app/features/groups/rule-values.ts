/** How rules stand in the fields of a form. */

/** Rules of one set at most, as the endpoints take them. */
export const maxRules = 10;

/** Rows at first: two more than there are rules, and never fewer than three. */
export function rowsOffered(rules: number): number {
	return Math.min(maxRules, Math.max(3, rules + 2));
}

/** The name of a part of a rule. */
export function ruleField(at: number, part: "field" | "operator" | "values"): string {
	return `rules.${at}.${part}`;
}

/** Several values stand in one field with a semicolon between them; an empty one is still a value, which is refused in words. */
export function splitValues(typed: string): string[] {
	const values = typed.split(/[;\n]/).map((value) => value.trim());
	const said = values.filter(Boolean);
	return said.length > 0 ? said : [""];
}
