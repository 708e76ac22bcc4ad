/** What other features may use of budgets: putting points into one, and taking over those of who leaves. */

export { fillBudget } from "./steps/move-between";
export { takeOverBudgets } from "./steps/take-over";
export { listBudgetsOf, listOwnersAmong, ownAsMany } from "./store/budgets";
