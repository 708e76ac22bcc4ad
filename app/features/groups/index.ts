/** What other features' screens may use of groups: writing rules, and showing them in words. */
export { RuleFields, RulePreview } from "./rule-fields";
export { RulesInWords } from "./rules-in-words";
