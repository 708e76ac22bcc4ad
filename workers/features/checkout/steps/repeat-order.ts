/** Finds the order that an earlier try of the same checkout placed, so that a reply that was lost can be given again. */

import { z } from "zod";
import {
	linesOf,
	listRecentOrders,
	type OrderRow,
	orderLineOutput,
	orderNumber,
	presentLine,
	readOrderAddress,
} from "#workers/features/orders";
import { minuteMs } from "#workers/kernel/clock";
import { refuse } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { areSameLines } from "../rules/basket";
import { recentMs } from "../rules/recent";
import { findBuyer } from "../store/guards";
import { cartKeyOf } from "../store/order-batch";

/** How long a repeat without a cart version is taken for the same order. */
const repeatMs = 10 * minuteMs;

/** What checkout answers. */
export const checkoutAnswer = z.object({
	status: z.literal("success"),
	/** Order id → item id of the cart → line. */
	orders: z.record(z.string(), z.record(z.string(), orderLineOutput)),
	msg: z.string(),
	/** Null where the account hides points. */
	point_balance: z.int().nullable(),
	/** There when the wallet paid; null where the account hides points. */
	wallet_balance_in_points: z.int().nullable().optional(),
});

/** One try to order: which lines, where to, and the state of the cart that it is about, when it is known. */
export type Try = { lines: { item_id: number; quantity: number }[]; address: object; cart_version: number | undefined };

/** The key that makes a second order of one state of a cart impossible. */
export function cartKey(user_id: number, cart_version: number): string {
	return `${user_id}:${cart_version}`;
}

/**
 * The answer of the order that was already placed for this state of the cart or, when the state is unknown, of the same
 * lines a moment ago. Undefined when there is none; a refusal when that order was another one.
 */
export async function findRepeat(
	scope: MemberScope,
	attempt: Try,
): Promise<z.output<typeof checkoutAnswer> | undefined> {
	const { account, user, clock } = scope;
	const recent = await scope.read(listRecentOrders(account.id, user.id, clock.now() - recentMs));
	const placed = byCart(recent);
	const earlier =
		attempt.cart_version === undefined
			? placed.find((orders) => orders[0]!.created_at >= clock.now() - repeatMs && isSame(orders, attempt))
			: placed.find(([order]) => cartKeyOf(order!) === cartKey(user.id, attempt.cart_version!));
	const [first] = earlier ?? [];
	if (!earlier || !first) return undefined;
	if (!isSame(earlier, attempt)) {
		const details = { order_id: first.id, order_number: orderNumber(account, first.number) };
		throw refuse("already_ordered", details);
	}
	const [buyer] = await scope.read(findBuyer(account.id, user.id));
	const isHidden = isOn(account, "hide_points_for_account");
	const hasWallet = earlier.some(({ product_type }) => product_type === "wallet_product");
	return {
		status: "success",
		orders: Object.fromEntries(
			earlier.map((order) => {
				const address = readOrderAddress(order.address);
				const lines = linesOf(order).map((line) => [line.variant_id, presentLine(line, address, scope.translate)]);
				return [order.id, Object.fromEntries(lines)];
			}),
		),
		msg: placedText(
			scope,
			earlier.map(({ number }) => orderNumber(account, number)),
		),
		point_balance: isHidden ? null : (buyer?.point_balance ?? 0),
		...(hasWallet ? { wallet_balance_in_points: isHidden ? null : (buyer?.wallet_balance ?? 0) } : {}),
	};
}

/** 'Order AF-000123 is placed', or both where two balances paid. */
export function placedText(
	{ translate }: Pick<MemberScope, "translate">,
	[order_number = "", other]: string[],
): string {
	return other === undefined
		? translate("checkout:placed", { order_number })
		: translate("checkout:placedBoth", { order_number, other });
}

/** The orders of each state of a cart, the first one first: two where two balances paid. */
function byCart(orders: readonly OrderRow[]): OrderRow[][] {
	const carts = new Map<string, OrderRow[]>();
	for (const order of orders) {
		const key = cartKeyOf(order);
		carts.set(
			key,
			[...(carts.get(key) ?? []), order].sort((a, b) => a.number - b.number),
		);
	}
	return [...carts.values()];
}

function isSame(orders: readonly OrderRow[], attempt: Try): boolean {
	const lines = orders.flatMap((order) =>
		linesOf(order).map(({ variant_id, quantity }) => ({ item_id: variant_id, quantity })),
	);
	return (
		areSameLines(lines, attempt.lines) && orders.every(({ address }) => address === JSON.stringify(attempt.address))
	);
}
