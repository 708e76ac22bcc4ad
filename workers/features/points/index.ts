/** What other features may use of points: the ledger's statements and its verification. */

export { type TransactionKind, transactionKinds } from "./rules/transaction-kinds";
export { findAvailable, fundAvailable, type LedgerUnit } from "./store/available";
export {
	type AccountOfMember,
	drainAccounts,
	findWalletAdjustments,
	isUnmoved,
	listAccountsOfMember,
} from "./store/drain";
export {
	type BudgetHolding,
	findHeldAccount,
	holdPoints,
	holdPointsOfBudget,
	raiseHeldPoints,
	returnHeldPoints,
	returnPointsToBudget,
} from "./store/held-points";
export { knowEarnings } from "./store/known-earnings";
export {
	type Entry,
	findTenantAccounts,
	insertMemberAccounts,
	issueDirectly,
	openLedgerOfBudget,
	openLedgerOfMember,
	openLedgerOfTenant,
	openLedgersOfBudgets,
	postTransaction,
	postTransactions,
	type Reversal,
	recordTransactions,
	reverseTransaction,
	reverseTransactions,
	type Transaction,
} from "./store/ledger";
export { countUnbalanced, listBalances, listEntriesAfter } from "./store/ledger-moment";
export { listPointsAccounts } from "./store/member-accounts";
export { listHolders, listLots, listOutstanding, listReturns, type PointsLot } from "./store/outstanding";
export { creditPurchase, type PaidPurchase, takePurchaseBack } from "./store/purchases";
export { reverseWhatIsLeft } from "./store/reverse-what-is-left";
export { tenantAccountId } from "./store/tenant-accounts";
export {
	areAccountsEmpty,
	fromAvailable,
	importHolding,
	listMemberBalances,
	listReversible,
	listUsedKeys,
	type Reversible,
	reversalsOf,
} from "./store/undo-import";
export { type LedgerFault, ledgerFaults } from "./store/verify-ledger";
