/** What other features may use of wallets: what people were given in a past that the demo tells. */
export { issuePastWallets } from "./store/past-issues";
