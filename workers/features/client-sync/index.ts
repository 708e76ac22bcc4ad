/** What other features may use of client-sync: bringing a person's balance into step before it is spent. */
export { syncBeforeSpending } from "./steps/sync-before-spending";
