/** Writes the orders of a checkout in one batch, and tells cart and flash sales what was sold. */
import type { SQL } from "drizzle-orm";
import type { z } from "zod";
import { addressStands } from "#workers/features/addresses";
import { removeSold } from "#workers/features/cart";
import { type EmailOfOrder, orderNumber, orderNumberAsText, presentLine } from "#workers/features/orders";
import { assertThat } from "#workers/kernel/assertions";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { toSold } from "../rules/sold-order";
import { type Buyer, balanceOf } from "../store/guards";
import type { ComposedOrder } from "../store/order-batch";
import { type checkoutAnswer, placedText } from "./repeat-order";
import { settleHolds, type TakenHold } from "./take-holds";

/** Stands for an order's number until the batch knows it. */
const numberMark = (at: number) => `<number ${at}>`;

/** Writes the orders, and tells cart and flash sales; messages and the holds' end do so too, should these calls be lost. */
export async function place(
	scope: MemberScope,
	composed: readonly ComposedOrder[],
	taken: readonly TakenHold[],
	{ address_id, buyer }: { address_id: number | undefined; buyer: Buyer },
) {
	const { id: account_id } = scope.account;
	const { order } = composed[0]!;
	const isHidden = isOn(scope.account, "hide_points_for_account");
	const rows = composed.map(({ order, lines }) => ({ order, rows: rowsOf(order.created_at, lines) }));
	const stands =
		address_id === undefined ? [] : [assertThat("address_gone", addressStands(account_id, order.user_id, address_id))];
	const address = order.address as EmailOfOrder;
	const hasWallet = composed.some(({ order }) => order.product_type === "wallet_product");
	const msg = placedText(
		scope,
		composed.map((_order, at) => orderNumber(scope.account, numberMark(at))),
	);
	const answer: z.output<typeof checkoutAnswer> = {
		status: "success",
		orders: Object.fromEntries(
			rows.map(({ order, rows }) => [
				order.id,
				Object.fromEntries(rows.map((line) => [line.variant_id, presentLine(line, address, scope.translate)])),
			]),
		),
		msg,
		point_balance: null,
		...(hasWallet ? { wallet_balance_in_points: null } : {}),
	};
	const given = await scope.commit({
		statements: [...composed.flatMap(({ statements }) => statements), ...stands],
		answer,
		live: {
			msg: withNumbers(account_id, composed, msg),
			...(isHidden ? {} : { point_balance: balanceOf(account_id, scope.user.points_account_id) }),
			...(hasWallet && !isHidden ? { wallet_balance_in_points: balanceOf(account_id, buyer.wallet_account_id!) } : {}),
		},
		audit: composed.map(({ order, lines }) => ({
			subject_kind: "order",
			subject_id: order.id,
			details: { total_points: order.total_points, line_count: lines.length },
		})),
		follow: composed.map(({ order }) => ({ job: "checkout/finish-order" as const, payload: { order_id: order.id } })),
	});
	const emptied = rows.map(({ order, rows }) =>
		removeSold(scope, order.user_id, toSold({ ...order, lines: JSON.stringify(rows) })).catch((error) =>
			scope.log.warn("cart-not-emptied", { order_id: order.id, reason: String(error) }),
		),
	);
	await Promise.all([...emptied, settleHolds(scope, taken)]);
	return given;
}

/** The lines as the database will have them. */
function rowsOf(status_at: number, lines: ComposedOrder["lines"]) {
	return lines.map((line) => ({
		...line,
		options: JSON.stringify(line.options),
		recipient: line.recipient && JSON.stringify(line.recipient),
		status: "accepted" as const,
		status_reason: "",
		status_at,
		carrier: "",
		tracking_number: "",
		return_asked_at: null,
		return_refused_at: null,
		return_refusal: "",
		return_reason: "",
		has_voucher_code: 0 as const,
		resent_count: 0,
	}));
}

/** The text with each order's number in the place of its mark. */
function withNumbers(account_id: number, composed: readonly ComposedOrder[], text: string): SQL {
	return composed.reduce<string | SQL>(
		(said, { order }, at) => orderNumberAsText(account_id, order.id, said, numberMark(at)),
		text,
	) as SQL;
}
