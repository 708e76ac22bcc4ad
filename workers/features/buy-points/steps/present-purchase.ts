/** A purchase as its buyer sees it. */
import { z } from "zod";
import { failures } from "../rules/payment-provider";
import { products, purchaseStates, refundMs } from "../rules/purchase";
import type { PurchaseRow } from "../store/purchases";

/** Where the buyer stands: a quote, waiting, being asked something, paid, done, or why not. */
export const purchaseSteps = [
	"quoted",
	"expired",
	"processing",
	"asked",
	"pre_success",
	"success",
	"failure",
	"refunded",
] as const;

/** The purchase on the wire; money is in hundredths of the currency. */
export const purchaseOutput = z.object({
	id: z.int(),
	number: z.string(),
	product: z.enum(products),
	points: z.int(),
	price_cents: z.int(),
	fee_cents: z.int(),
	total_cents: z.int(),
	currency: z.string(),
	state: z.enum(purchaseStates),
	step: z.enum(purchaseSteps),
	expires_at: z.int(),
	/** Where the buyer goes on: the bank's question, or the provider's page. */
	next_url: z.string().nullable(),
	/** True where the buyer pays on the provider’s own page. */
	is_page: z.boolean(),
	card: z.string().nullable(),
	failure: z.enum(failures).nullable(),
	/** True after a failure while the price still holds and another card can be tried. */
	may_try_again: z.boolean(),
	credited_at: z.int().nullable(),
	refund_until: z.int().nullable(),
	may_refund: z.boolean(),
	/** Null before a refund; false until the provider has the order to pay back. */
	is_refund_sent: z.boolean().nullable(),
});

/** The number that people see. */
export const purchaseNumber = ({ number }: Pick<PurchaseRow, "number">) => `BP-${number}`;

/** Makes it of the row. */
export function presentPurchase(row: PurchaseRow, now: number): z.input<typeof purchaseOutput> {
	const { id, product, points, price_cents, fee_cents, total_cents, currency, state, expires_at } = row;
	const refund_until = row.credited_at === null ? null : row.credited_at + refundMs;
	return {
		...{ id, product, points, price_cents, fee_cents, total_cents, currency, state, expires_at },
		number: purchaseNumber(row),
		step: stepOf(row, now),
		next_url: row.state === "authorised" ? row.next_url : null,
		is_page: row.session_id !== null,
		card: row.card,
		failure: row.failure,
		may_try_again: state === "failed" && row.failure !== "not_accepted" && row.session_id === null && expires_at > now,
		credited_at: row.credited_at,
		refund_until,
		may_refund: state === "credited" && refund_until !== null && refund_until > now,
		is_refund_sent: state === "refunded" ? row.refund_id !== null : null,
	};
}

function stepOf(
	{ state, token, attempt, next_url, expires_at }: PurchaseRow,
	now: number,
): (typeof purchaseSteps)[number] {
	if (state === "created" && token === null && attempt === 0) return expires_at > now ? "quoted" : "expired";
	if (state === "created") return "processing";
	if (state === "authorised") return next_url === null ? "processing" : "asked";
	return ({ captured: "pre_success", credited: "success", failed: "failure", refunded: "refunded" } as const)[state];
}
