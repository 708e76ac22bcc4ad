/** What other features may use of buying points: purchases of the past, for what loads the demo. */
export { insertPastPurchases, type PastPurchase } from "./store/past-purchases";
