/** What other features may use of points: the ledger's statements and its verification. */
export {
	type Entry,
	findTenantAccounts,
	insertMemberAccounts,
	issueDirectly,
	openLedgerOfMember,
	openLedgerOfTenant,
	postTransaction,
	postTransactions,
	reverseTransaction,
	type Transaction,
} from "./ledger";
export { type TransactionKind, transactionKinds } from "./rules/transaction-kinds";
export { type LedgerFault, ledgerFaults } from "./verify-ledger";
