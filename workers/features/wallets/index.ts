/** What other features may use of wallets: what people bought for theirs, and were given in a past that the demo tells. */
export { endBoughtIssue, insertBoughtIssue } from "./store/issues";
export { issuePastWallets } from "./store/past-issues";
