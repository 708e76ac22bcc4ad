/** What other features may use of rebates: adding a demo's. */
export { lineKey, pointsOfLine, type RebateStatus } from "./rules/rebate";
export { insertOffer } from "./store/offers";
export { insertPastRebates } from "./store/past-rebates";
