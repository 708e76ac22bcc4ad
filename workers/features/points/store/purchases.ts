/**
 * Points that somebody paid for by card: they come in as an operator's funding does, and reach the buyer in the same batch,
 * so that a purchase never draws on what the client has paid in, and a refund takes both steps back.
 */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import { fundAvailable, fundingSource } from "./available";
import { reverseTransactions } from "./ledger";

/** A purchase that was paid. */
export type PaidPurchase = {
	account_id: number;
	purchase_id: number;
	funding_transaction_id: number;
	issuance_transaction_id: number;
	unit: "points" | "wallet";
	points: number;
	/** Whose account they are added to; null: they stay available to the client. */
	user_id: number | null;
	actor_id: number;
	/** What the statement's line says. */
	reason: string;
	newId: () => number;
	now: number;
};

/** Credits it once: a second try fails on the purchase's own keys. */
export function creditPurchase(paid: PaidPurchase): Statement[] {
	const { account_id, purchase_id, unit, points, user_id, reason, now } = paid;
	const funding = fundAvailable({
		...{ account_id, unit, points, reason, now, newId: paid.newId },
		transaction_id: paid.funding_transaction_id,
		key: `purchase-funding:${purchase_id}`,
	});
	if (user_id === null) return funding;
	const id = paid.issuance_transaction_id;
	return [
		...funding,
		sql`insert into ledger_transactions (account_id, id, kind, idempotency_key, actor_id, source, reason, created_at)
			values (${account_id}, ${id}, 'Issuance [Point Purchase]', ${`purchase:${purchase_id}`}, ${paid.actor_id}, 'purchase', ${reason}, ${now})`,
		sql`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			select ${account_id}, ${id}, a.id, m.id, ${points}, ${now} from ledger_accounts a
			join ledger_accounts m on m.account_id = a.account_id and m.unit = a.unit and m.kind = 'member' and m.owner_id = ${user_id}
			where a.account_id = ${account_id} and a.kind = 'budget' and a.unit = ${unit} and a.owner_id = 0`,
	];
}

/** Takes a credited purchase back; the floors refuse what is spent already. */
export function takePurchaseBack(paid: Omit<PaidPurchase, "unit" | "points">): Statement[] {
	const { account_id, purchase_id, actor_id, reason, newId, now } = paid;
	const common = { account_id, actor_id, reason, created_at: now };
	const issuance = {
		...common,
		id: newId(),
		kind: "Issuance [Point Purchase Reversal]" as const,
		idempotency_key: `purchase-refund:${purchase_id}`,
		source: "purchase",
		reverses_transaction_id: paid.issuance_transaction_id,
	};
	const funding = {
		...common,
		id: newId(),
		kind: "assignment" as const,
		idempotency_key: `purchase-funding-refund:${purchase_id}`,
		source: fundingSource,
		reverses_transaction_id: paid.funding_transaction_id,
	};
	return reverseTransactions(paid.user_id === null ? [funding] : [issuance, funding]);
}
