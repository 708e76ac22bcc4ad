/** What other features use of sales: finding what is sold by the words that begin its name, keeping the file of an invoice, and amounts in words. */
export { dollars } from "./rules/money";
export { findSaleGroups, findSold, type SoldKind } from "./steps/find-sold";
export { invoiceProblem, storeInvoiceFile } from "./steps/store-invoice-file";
