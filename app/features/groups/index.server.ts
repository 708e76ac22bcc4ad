/** What the server halves of other features' screens may use of groups: the fields of rules, and reading them. */
export { askedPreview, readRules, ruleFaces, ruleValues } from "./rule-form.server";
