/** The rules by which people belong together: which fields there are, how each is compared, and what is wrong with a rule. @browser-safe */

/** How a rule compares. */
export const operators = ["is", "is_not", "contains", "starts_with", "on_or_after", "on_or_before"] as const;

/** One of these. */
export type Operator = (typeof operators)[number];

/** What a field holds, which says how it is compared and what its values are. */
export type RuleFieldKind = "text" | "day" | "role" | "person" | "group";

/** Fields of everybody; `group` is for rules that may build on groups. */
export const ruleFields = {
	role: "role",
	title: "text",
	country: "text",
	state: "text",
	city: "text",
	language_code: "text",
	hire_date: "day",
	manager: "person",
	group: "group",
} as const satisfies Record<string, RuleFieldKind>;

/** What the account's own fields begin with: `own:` and their key. */
export const ownFieldPrefix = "own:";

/** Rules of one set at most, and values of one rule. */
export const maxRules = 10;
export const maxValues = 20;

/** A rule: one of the values is what the field holds, or none of them (`is_not`). People and groups stand there by their ids. */
export type PeopleRule = { field: string; operator: Operator; values: string[] };

/** Whether all of the rules must hold for a person, or one is enough. */
export const matchings = ["all", "any"] as const;

const operatorsOf: Record<RuleFieldKind, readonly Operator[]> = {
	text: ["is", "is_not", "contains", "starts_with"],
	day: ["on_or_after", "on_or_before"],
	role: ["is", "is_not"],
	person: ["is", "is_not"],
	group: ["is", "is_not"],
};

/** What a field holds; nothing of a field that there is not, or not in this account. */
export function kindOfField(field: string, ownKeys: readonly string[]): RuleFieldKind | undefined {
	if (field.startsWith(ownFieldPrefix))
		return ownKeys.includes(field.slice(ownFieldPrefix.length)) ? "text" : undefined;
	return Object.hasOwn(ruleFields, field) ? ruleFields[field as keyof typeof ruleFields] : undefined;
}

/** Whether a field of this kind is compared so. */
export function canCompare(kind: RuleFieldKind, operator: Operator): boolean {
	return operatorsOf[kind].includes(operator);
}
