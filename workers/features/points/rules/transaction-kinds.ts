/** The kinds of ledger transactions (specification §3, "Transaction types"). */

/** Kinds by the specification's names. */
export const transactionKinds = [
	"Issuance",
	"Issuance [Direct Deposit]",
	"Issuance Reversed",
	"non_monetary",
	"assignment",
	"Redemption",
	"Redemption Reversed",
	"Issuance [Point Purchase]",
	"Issuance [Point Purchase Reversal]",
	"purchase",
] as const;

/** One of the specification's transaction types. */
export type TransactionKind = (typeof transactionKinds)[number];
