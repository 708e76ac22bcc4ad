/** What other features may use of analytics: telling it of what was put into a cart, and of what was ordered. */
export { measureAdded, measurePurchase } from "./steps/measure";
