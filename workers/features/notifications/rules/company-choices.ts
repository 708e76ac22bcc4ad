/** What a company can decide of a place of a kind: its default, or a lock either way. @browser-safe @pure */

/** The choices, as forms name them. */
export const companyChoices = ["on", "off", "always", "never"] as const;

/** One of the choices. */
export type CompanyChoice = (typeof companyChoices)[number];

/** The rule of a choice. */
export function ruleOf(choice: CompanyChoice): { is_on: 0 | 1; is_locked: 0 | 1 } {
	return {
		is_on: choice === "on" || choice === "always" ? 1 : 0,
		is_locked: choice === "always" || choice === "never" ? 1 : 0,
	};
}

/** The choice of a rule; without one a kind is on, and everybody may choose. */
export function choiceOf(rule: { is_on: 0 | 1; is_locked: 0 | 1 } | undefined): CompanyChoice {
	if (!rule) return "on";
	if (rule.is_locked === 1) return rule.is_on === 1 ? "always" : "never";
	return rule.is_on === 1 ? "on" : "off";
}
