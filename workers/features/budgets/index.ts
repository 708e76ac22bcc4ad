/** What other features may use of budgets: putting points into one. */
export { fillBudget } from "./steps/move-between";
