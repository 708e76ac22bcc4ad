/** What other features use of sales: finding what is sold by the words that begin its name, keeping the file of an invoice, amounts in words, and somebody's level. */
export { dollars } from "./rules/money";
export { findSaleGroups, findSold, type SoldKind } from "./steps/find-sold";
export { readLevelSummary } from "./steps/read-level-summary";
export { invoiceProblem, storeInvoiceFile } from "./steps/store-invoice-file";
