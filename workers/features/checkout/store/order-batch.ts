/** The one batch that places an order, and a second one where two balances pay: orders first, so that a repeat fails there; then rights, stock, lines and points. */
import { refreshQuantityLeft, takeStock } from "#workers/features/catalog";
import { type SoldUnits, sellUnits } from "#workers/features/flash-sale";
import {
	addToDaySums,
	countOrdersOfMonths,
	insertOrder,
	insertOrderLines,
	type LineToSave,
	type OrderToSave,
	type ProductType,
} from "#workers/features/orders";
import { postTransactions } from "#workers/features/points";
import { stepsUntil } from "#workers/kernel/graph-steps";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type BasketLine, byProductType, totalsOf } from "../rules/basket";
import { assertMayBuy } from "./guards";

/** An order ready to be written. */
export type ComposedOrder = { order: OrderToSave; lines: LineToSave[]; statements: Statement[] };

/** What a statement line says of an order's line is cut here. */
const maxReason = 200;

/** From where the points of a product type go, and to where. */
export type PaidBy = Record<ProductType, { buyer_id: number; orders_paid_id: number }>;

/** What marks the second order of one state of a cart. */
const secondMark = ":wallet";

/** The state of the cart that an order bought, whichever balance paid it. */
export function cartKeyOf({ cart_key }: { cart_key: string }): string {
	return cart_key.endsWith(secondMark) ? cart_key.slice(0, -secondMark.length) : cart_key;
}

/**
 * Composes the orders of a basket, one for each balance that pays. The first has the cart's own key, so that no second
 * order of that state can be, whatever it would be paid with.
 */
export function composeOrders(
	scope: MemberScope,
	basket: readonly BasketLine[],
	{ cart_key, held, ...from }: { cart_key: string; address: object; paid_by: PaidBy; held: readonly SoldUnits[] },
): ComposedOrder[] {
	return byProductType(basket).map(({ product_type, lines }, at) =>
		composeOrder(scope, lines, {
			...from,
			product_type,
			cart_key: at === 0 ? cart_key : cart_key + secondMark,
			held: at === 0 ? held : [],
		}),
	);
}

/** Points go from the buyer's account to `orders_paid` of the same unit, a redemption for each line that is not free. */
function composeOrder(
	scope: MemberScope,
	basket: readonly BasketLine[],
	from: {
		cart_key: string;
		product_type: ProductType;
		address: object;
		paid_by: PaidBy;
		held: readonly SoldUnits[];
	},
): ComposedOrder {
	const account_id = scope.account.id;
	const totals = totalsOf(basket);
	const order: OrderToSave = {
		account_id,
		id: scope.newId(),
		user_id: scope.user.id,
		product_type: from.product_type,
		...totals,
		address: from.address,
		cart_key: from.cart_key,
		created_at: scope.clock.now(),
	};
	const [month] = stepsUntil(order.created_at, "month", 1, scope.account.time_zone);
	const lines = basket.map((line) => composeLine(scope, line));
	const sold = basket.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity }));
	const itemIds = [...new Set(basket.map(({ variant }) => variant.item_id))];
	const statements = [
		insertOrder(order, lines),
		countOrdersOfMonths(account_id, [month!.key]),
		...sellUnits(account_id, order, from.held, order.created_at),
		assertMayBuy(account_id, scope.user.id, basket, order.created_at),
		takeStock(account_id, sold),
		insertOrderLines(order, lines),
		addToDaySums(
			scope.account,
			lines.map((line) => ({ ...order, ...line })),
		),
		...redeem(scope, order, lines, from.paid_by[from.product_type]),
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

/** One redemption (of the wallet, one purchase) for each line, so that each can be given back alone, whole, and once (decision 022). */
function redeem(
	scope: MemberScope,
	order: OrderToSave,
	lines: readonly LineToSave[],
	{ buyer_id, orders_paid_id }: PaidBy[ProductType],
): Statement[] {
	const paid = lines.flatMap(({ transaction_id, ...line }) =>
		transaction_id === null ? [] : [{ ...line, transaction_id }],
	);
	return postTransactions(
		paid.map(({ transaction_id, name, quantity, points }, at) => ({
			account_id: order.account_id,
			id: transaction_id,
			kind: order.product_type === "wallet_product" ? ("purchase" as const) : ("Redemption" as const),
			idempotency_key: `redemption:${order.cart_key}:${at}`,
			actor_id: scope.user.id,
			source: "order",
			reason: (quantity > 1 ? `${quantity} × ${name}` : name).slice(0, maxReason),
			order_id: order.id,
			created_at: order.created_at,
			entry: {
				debit_account_id: buyer_id,
				credit_account_id: orders_paid_id,
				amount: points * quantity,
			},
		})),
	);
}
