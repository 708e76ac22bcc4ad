/** What other features use of sales: finding what is sold by the words that begin its name. */
export { findSold, type SoldKind } from "./steps/find-sold";
