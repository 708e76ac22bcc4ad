/** What other features may use of budgets: putting points into one, taking over those of who leaves, and their categories, asking a second owner, and giving from one's own. */

export { needsSecondOwner } from "./rules/second-confirmation";
export { askSecondOwner } from "./steps/ask-second-owner";
export { checkCategory, findCategories } from "./steps/check-category";
export { findDrawnBudgets } from "./steps/drawn-budgets";
export { findBudgets, listBudgetsToChoose } from "./steps/find-budgets";
export { isBudgetActive } from "./steps/is-budget-active";
export { fillBudget } from "./steps/move-between";
export { findOwnBudgets, hasOwnBudget, isOwnBudget } from "./steps/own-budgets";
export { takeOverBudgets } from "./steps/take-over";
export { listOwnersAmong, ownAsMany } from "./store/budgets";
export { listBudgetsOf } from "./store/split";
