/** The one batch that places an order: order first, so that a repeat fails there; then rights, stock, lines and points. */
import { refreshQuantityLeft, takeStock } from "#workers/features/catalog";
import { type SoldUnits, sellUnits } from "#workers/features/flash-sale";
import { insertOrder, insertOrderLines, type LineToSave, type OrderToSave } from "#workers/features/orders";
import { postTransactions } from "#workers/features/points";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type BasketLine, totalsOf } from "../rules/basket";
import { assertMayBuy } from "./guards";

/** An order ready to be written. */
export type ComposedOrder = { order: OrderToSave; lines: LineToSave[]; statements: Statement[] };

/** What a statement line says of an order's line is cut here. */
const maxReason = 200;

/** Composes the order of a basket. Points go from the buyer's account to `orders_paid`, a redemption for each line that is not free. */
export function composeOrder(
	scope: MemberScope,
	basket: readonly BasketLine[],
	from: { cart_key: string; address: object; orders_paid_id: number; held: readonly SoldUnits[] },
): ComposedOrder {
	const account_id = scope.account.id;
	const totals = totalsOf(basket);
	const order: OrderToSave = {
		account_id,
		id: scope.newId(),
		user_id: scope.user.id,
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

function composeLine(scope: MemberScope, { variant, quantity, recipient }: BasketLine): LineToSave {
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
		delivery: variant.delivery,
		transaction_id: variant.points > 0 ? scope.newId() : null,
	};
}

/** One redemption for each line, so that each can be given back alone, whole, and once (decision 022). */
function redeem(
	scope: MemberScope,
	order: OrderToSave,
	lines: readonly LineToSave[],
	orders_paid_id: number,
): Statement[] {
	const paid = lines.flatMap(({ transaction_id, ...line }) =>
		transaction_id === null ? [] : [{ ...line, transaction_id }],
	);
	return postTransactions(
		paid.map(({ transaction_id, name, quantity, points }, at) => ({
			account_id: order.account_id,
			id: transaction_id,
			kind: "Redemption" as const,
			idempotency_key: `redemption:${order.cart_key}:${at}`,
			actor_id: scope.user.id,
			source: "order",
			reason: (quantity > 1 ? `${quantity} × ${name}` : name).slice(0, maxReason),
			order_id: order.id,
			created_at: order.created_at,
			entry: {
				debit_account_id: scope.user.points_account_id,
				credit_account_id: orders_paid_id,
				amount: points * quantity,
			},
		})),
	);
}
