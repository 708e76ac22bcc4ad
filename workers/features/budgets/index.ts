/** What other features may use of budgets: putting points into one, taking over those of who leaves, and their categories. */

export { checkCategory, findCategories } from "./steps/check-category";
export { findDrawnBudgets } from "./steps/drawn-budgets";
export { fillBudget } from "./steps/move-between";
export { takeOverBudgets } from "./steps/take-over";
export { listBudgetsOf, listOwnersAmong, ownAsMany } from "./store/budgets";
