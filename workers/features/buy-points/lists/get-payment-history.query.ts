/** One's own purchases of points, newest first. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { products, purchaseStates } from "../rules/purchase";
import { paymentHistoryFace } from "./get-payment-history";

const row = rowOf(paymentHistoryFace, { id: z.int(), state: z.enum(purchaseStates), product: z.enum(products) });

export const getPaymentHistory = defineList(paymentHistoryFace, {
	path: "/api/payment/api_get_payment_history",
	summary: "Purchases of points of one's own, with where each stands.",
	access: "signed_in",
	flags: ["!hide_points_for_account"],
	row,
	version_of: "purchases",
	joins: 0,
	sorts: { created_at: { key: sql`p.created_at`, id: sql`p.id` } },
	query: ({ account, user }, { state, product }) => ({
		select: sql`p.id, 'BP-' || p.number as number, p.created_at, p.state, p.points, p.total_cents, p.product`,
		from: sql`purchases p`,
		where: [sql`p.account_id = ${account.id}`, sql`p.user_id = ${user.id}`, sql`p.attempt > 0`],
		found: [
			...(state === undefined ? [] : [sql`p.state = ${state}`]),
			...(product === undefined ? [] : [sql`p.product = ${product}`]),
		],
	}),
});
