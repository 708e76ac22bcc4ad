/** What an order took out of its buyer's cart. */
import type { SoldOrder } from "#workers/features/cart";
import { linesOf, type OrderRow } from "#workers/features/orders";

/** What an order took, as the cart gives it up. */
export function toSold(order: Pick<OrderRow, "id" | "created_at" | "lines">): SoldOrder {
	const lines = linesOf(order).map(({ variant_id, quantity }) => ({ item_id: variant_id, quantity }));
	return { order_id: order.id, ordered_at: order.created_at, lines };
}
