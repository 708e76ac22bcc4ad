/**
 * Gives points back for their money; invariant: only while the points are there (`ledger_accounts_balance_at_or_above_floor`), once,
 * and the money goes back only after the points did.
 */
import { z } from "zod";
import { secondMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { paidOf } from "../steps/follow-purchase";
import { presentPurchase } from "../steps/present-purchase";
import { tellBuyer } from "../steps/tell-buyer";
import { takePointsBack } from "../store/points-of-purchase";
import { findPurchase, noteTakenBack } from "../store/purchases";

const lookAfterMs = 30 * secondMs;

export const refundPurchase = defineEndpoint({
	name: "buy-points/refund-purchase",
	path: "/api/payment/api_refund_purchase",
	summary: "Gives bought points back and the money to the card, for 30 days and while the points are unspent.",
	access: "signed_in",
	flags: ["!hide_points_for_account"],
	input: z.object({ purchase_id: z.int() }),
	output: z.object({ purchase_id: z.int() }),
	errors: {
		purchase_not_refundable: {
			constraints: ["ledger_transactions.account_id, ledger_transactions.reverses_transaction_id"],
		},
		points_spent: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
	},
	repetition: { kind: "key", derive: (_scope, { purchase_id }) => `refund:${purchase_id}` },
	limits: [{ name: "payment", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { purchase_id }) => {
		const { account, user, clock } = scope;
		const [row] = await scope.read(findPurchase(account.id, purchase_id));
		if (!row || row.user_id !== user.id) throw notFound("purchase");
		const now = clock.now();
		if (!presentPurchase(row, now).may_refund) throw refuse("purchase_not_refundable");
		const told = await tellBuyer(scope, row, "refunded");
		return scope.commit({
			statements: [
				...noteTakenBack(account.id, row, now, now + lookAfterMs),
				...takePointsBack({
					...paidOf(scope, row),
					funding_transaction_id: row.funding_transaction_id!,
					issuance_transaction_id: row.issuance_transaction_id!,
				}),
				...told.statements,
			],
			answer: { purchase_id },
			audit: { subject_kind: "purchase", subject_id: purchase_id, details: { points: row.points } },
			follow: [...told.follow, { job: "buy-points/follow-purchase", payload: { purchase_id } }],
		});
	},
});
