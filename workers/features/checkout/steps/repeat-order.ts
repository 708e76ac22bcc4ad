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
	const earlier =
		attempt.cart_version === undefined
			? recent.find((order) => order.created_at >= clock.now() - repeatMs && isSame(order, attempt))
			: recent.find(({ cart_key }) => cart_key === cartKey(user.id, attempt.cart_version!));
	if (!earlier) return undefined;
	if (!isSame(earlier, attempt)) {
		const details = { order_id: earlier.id, order_number: orderNumber(account, earlier.number) };
		throw refuse("already_ordered", details);
	}
	const [buyer] = await scope.read(findBuyer(account.id, user.id));
	const address = readOrderAddress(earlier.address);
	return {
		status: "success",
		orders: {
			[earlier.id]: Object.fromEntries(
				linesOf(earlier).map((line) => [line.variant_id, presentLine(line, address, scope.translate)]),
			),
		},
		msg: scope.translate("checkout:placed", { order_number: orderNumber(account, earlier.number) }),
		point_balance: isOn(account, "hide_points_for_account") ? null : (buyer?.point_balance ?? 0),
	};
}

function isSame(order: OrderRow, attempt: Try): boolean {
	const lines = linesOf(order).map(({ variant_id, quantity }) => ({ item_id: variant_id, quantity }));
	return areSameLines(lines, attempt.lines) && order.address === JSON.stringify(attempt.address);
}
