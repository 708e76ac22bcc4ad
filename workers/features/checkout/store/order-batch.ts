/** The one batch that places an order: order first, so that a repeat fails there; then rights, stock, lines and points. */
import { refreshQuantityLeft, takeStock } from "#workers/features/catalog";
import { type SoldUnits, sellUnits } from "#workers/features/flash-sale";
import { insertOrder, insertOrderLines, type LineToKeep, type OrderToKeep } from "#workers/features/orders";
import { postTransaction } from "#workers/features/points";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type BasketLine, totalsOf } from "../rules/basket";
import { assertMayBuy } from "./guards";

/** An order ready to be written. */
export type ComposedOrder = { order: OrderToKeep; lines: LineToKeep[]; statements: Statement[] };

/** What a statement line says of an order is cut here. */
const mostReason = 200;

/** Composes the order of a basket. Points go from the buyer's account to `orders_paid`, unless everything is free. */
export function composeOrder(
	scope: MemberScope,
	basket: readonly BasketLine[],
	from: { cart_key: string; address: object; orders_paid_id: number; held: readonly SoldUnits[] },
): ComposedOrder {
	const account_id = scope.account.id;
	const totals = totalsOf(basket);
	const order: OrderToKeep = {
		account_id,
		id: scope.newId(),
		user_id: scope.user.id,
		transaction_id: totals.total_points > 0 ? scope.newId() : null,
		...totals,
		address: from.address,
		cart_key: from.cart_key,
		created_at: scope.clock.now(),
	};
	const lines = basket.map((line) => composeLine(scope, line));
	const sold = basket.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity }));
	const itemIds = [...new Set(basket.map(({ variant }) => variant.item_id))];
	const statements = [
		insertOrder(order, lines),
		...sellUnits(account_id, order, from.held, order.created_at),
		assertMayBuy(account_id, scope.user.id, basket, order.created_at),
		takeStock(account_id, sold),
		insertOrderLines(order, lines),
		...redeem(scope, order, lines, from.orders_paid_id),
		refreshQuantityLeft(account_id, itemIds),
	];
	return { order, lines, statements };
}

function composeLine(scope: MemberScope, { variant, quantity, recipient }: BasketLine): LineToKeep {
	return {
		id: scope.newId(),
		variant_id: variant.id,
		item_id: variant.item_id,
		name: variant.name,
		brand_name: variant.brand_name,
		options: variant.options,
		sku: variant.sku,
		image_url: variant.image_url,
		quantity,
		points: variant.points,
		price_cents: variant.price_cents,
		recipient,
	};
}

function redeem(
	scope: MemberScope,
	order: OrderToKeep,
	lines: readonly LineToKeep[],
	orders_paid_id: number,
): Statement[] {
	if (order.transaction_id === null) return [];
	const reason = lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(", ");
	return postTransaction(
		{
			account_id: order.account_id,
			id: order.transaction_id,
			kind: "Redemption",
			idempotency_key: `redemption:${order.cart_key}`,
			actor_id: scope.user.id,
			source: "order",
			reason: reason.slice(0, mostReason),
			order_id: order.id,
			created_at: order.created_at,
		},
		[{ debit_account_id: scope.user.points_account_id, credit_account_id: orders_paid_id, amount: order.total_points }],
	);
}
