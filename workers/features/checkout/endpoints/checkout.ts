/**
 * Orders what is in the cart, all or nothing, exactly once. One batch holds order, stock, points, audit and what follows;
 * `orders_of_cart_once`, `variants_stock_not_below_zero` and the ledger's floor guard it, whatever was read before.
 */
import { z } from "zod";
import { addressStands, findAddress } from "#workers/features/addresses";
import { quantityProblem, readStoredCart, removeSold, type SoldOrder, type StoredCart } from "#workers/features/cart";
import { findVariantsForSale, mostUnits, toVariantForSale, type VariantForSale } from "#workers/features/catalog";
import { linesOf, listRecentOrders, type OrderRow, presentLine } from "#workers/features/orders";
import { findTenantAccounts } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, refuse } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { areSameLines, type BasketLine, describeLines, findProblem, makeBasket, totalsOf } from "../rules/basket";
import { type Buyer, balanceOf, findBuyer } from "../store/guards";
import { type ComposedOrder, composeOrder } from "../store/order-batch";
import { cartKey, checkoutAnswer, findRepeat, recentMs, type Try } from "./repeat-order";
import { askedAddress, resolveDelivery } from "./resolve-delivery";

/** Chooses the text that leaves the figure out (decision 030). */
const hidden = { context: "hidden" };

const input = z.object({
	shoppingCart: z.object({
		items: z
			.array(
				z.object({
					itemId: z.int().min(1),
					qty: z.int().min(1).max(mostUnits),
					/** `points` is the price that the buyer saw; without it, the one that the cart remembers. */
					item: z.object({ points: z.int().min(0).optional() }).optional(),
				}),
			)
			.min(1)
			.max(100),
	}),
	checkoutAddress: askedAddress,
	cart_version: z.int().min(0).optional(),
});

export const checkout = defineEndpoint({
	name: "checkout/checkout",
	path: "/api/catalog/api_checkout",
	summary: "Orders what is in the cart and pays with points.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop", "!user.disable_cart"],
	isForbiddenWhileSignedInAsMember: true,
	limit: "checkout",
	input,
	output: checkoutAnswer,
	errors: {
		already_ordered: { constraints: ["orders.account_id, orders.cart_key"], details: { order_id: "" } },
		cart_is_empty: {},
		cart_changed: {},
		item_not_available: { details: { lines: "" } },
		quantity_not_allowed: {},
		price_changed: { details: { lines: "" } },
		out_of_stock: { constraints: ["variants_stock_not_below_zero"], details: { lines: "" } },
		insufficient_points: { constraints: ["ledger_accounts_balance_at_or_above_floor"], details: { missing: 0 } },
		terms_not_accepted: {},
		redemption_not_allowed: {},
		address_gone: {},
	},
	repetition: {
		kind: "key",
		derive: (_scope, { cart_version }) => (cart_version === undefined ? undefined : `cart:${cart_version}`),
	},
	handler: async (scope, asked) => {
		const { recent, buyer, addressRow, orders_paid_id } = await readFacts(scope, asked);
		const address = resolveDelivery(scope, asked.checkoutAddress, addressRow);
		const lines = asked.shoppingCart.items.map(({ itemId, qty }) => ({ item_id: itemId, quantity: qty }));
		const attempt: Try = { lines, address, cart_version: asked.cart_version };
		const stored = await readStoredCart(scope, recent.map(toSold));
		if (stored.lines.length === 0 || (asked.cart_version ?? stored.cart_version) !== stored.cart_version) {
			const repeat = await findRepeat(scope, attempt);
			if (repeat) return repeat;
			if (stored.lines.length === 0) throw refuse("cart_is_empty");
		}
		const variants = await readVariants(scope, stored, lines);
		refuseOtherLines(stored, lines, variants);
		const basket = makeBasket(stored, asked.shoppingCart.items, variants);
		refuseProblems(scope, basket, buyer);
		const from = { cart_key: cartKey(scope.user.id, stored.cart_version), address, orders_paid_id };
		const composed = composeOrder(scope, basket, from);
		try {
			return await place(scope, composed, asked.checkoutAddress.id);
		} catch (error) {
			return await explain(scope, error, basket, { ...attempt, cart_version: stored.cart_version });
		}
	},
});

/** What is needed of the database before the cart is opened, in one trip. */
async function readFacts(scope: MemberScope, asked: z.output<typeof input>) {
	const { id: account_id } = scope.account;
	const user_id = scope.user.id;
	const [recent, [buyer], [addressRow], accounts] = await Promise.all([
		scope.read(listRecentOrders(account_id, user_id, scope.clock.now() - recentMs)),
		scope.read(findBuyer(account_id, user_id)),
		asked.checkoutAddress.id === undefined
			? []
			: scope.read(findAddress(account_id, user_id, asked.checkoutAddress.id)),
		scope.read(findTenantAccounts(account_id)),
	]);
	const orders_paid_id = accounts.find(({ kind }) => kind === "orders_paid")?.id;
	if (!buyer || orders_paid_id === undefined) throw new Error(`the ledger of account ${account_id} is not open`);
	return { recent, buyer, addressRow, orders_paid_id };
}

/** What an order took, as the cart gives it up. */
function toSold(order: Pick<OrderRow, "id" | "created_at" | "lines">): SoldOrder {
	const lines = linesOf(order).map(({ variant_id, quantity }) => ({ item_id: variant_id, quantity }));
	return { order_id: order.id, ordered_at: order.created_at, lines };
}

async function readVariants(
	scope: MemberScope,
	stored: StoredCart,
	lines: Try["lines"],
): Promise<Map<number, VariantForSale>> {
	const ids = [...new Set([...stored.lines, ...lines].map(({ item_id }) => item_id))];
	const rows = await scope.read(findVariantsForSale(scope.account.id, ids));
	return new Map(rows.map((row) => [row.id, toVariantForSale(row)]));
}

/** Throws a conflict that shows both when the cart holds something else than what is to be ordered. */
function refuseOtherLines(
	stored: StoredCart,
	lines: Try["lines"],
	variants: ReadonlyMap<number, VariantForSale>,
): void {
	if (areSameLines(stored.lines, lines)) return;
	const cart = describeLines(stored.lines, variants);
	const asked = describeLines(lines, variants);
	throw refuse("cart_changed", { cart, asked }, { cart: [cart], "shoppingCart.items": [asked] });
}

/** Throws what stands in the way as far as it can be known before writing, each line by its name. */
function refuseProblems(scope: MemberScope, basket: readonly BasketLine[], buyer: Buyer): void {
	const problem = findProblem(basket);
	if (problem) {
		const lines = problem.lines.map(({ variant }) => variant.name).join(", ");
		const texts = problem.lines.map((line) => [`items.${line.variant.id}`, [lineText(scope, problem.code, line)]]);
		throw refuse(problem.code, { lines }, Object.fromEntries(texts));
	}
	const asksForTerms = scope.account.settings.standard_tnc_opt_in_location === "checkout";
	if (asksForTerms && !buyer.has_accepted_terms) throw refuse("terms_not_accepted");
	const missing = totalsOf(basket).total_points - buyer.point_balance;
	if (missing > 0)
		throw refuse("insufficient_points", isOn(scope.account, "hide_points_for_account") ? hidden : { missing });
}

function lineText(scope: MemberScope, code: string, { variant, points_seen }: BasketLine): string {
	switch (code) {
		case "item_not_available":
			return scope.translate("cart:lineNotices.unavailable");
		case "out_of_stock":
			return variant.stock === 0
				? scope.translate("cart:lineNotices.outOfStock")
				: scope.translate("cart:lineNotices.onlyLeft", { count: variant.stock ?? 0 });
		case "price_changed":
			return scope.translate("checkout:priceNow", { was: points_seen, is: variant.points });
		default:
			return quantityProblem(variant, scope.translate);
	}
}

/** Writes the order and takes what it sold out of the cart; a message does so too, should this call be lost. */
async function place(scope: MemberScope, { order, lines, statements }: ComposedOrder, address_id: number | undefined) {
	const { id: account_id } = scope.account;
	const isHidden = isOn(scope.account, "hide_points_for_account");
	const rows = lines.map((line) => ({
		...line,
		options: JSON.stringify(line.options),
		recipient: line.recipient && JSON.stringify(line.recipient),
		status: "accepted" as const,
		status_reason: "",
		status_at: order.created_at,
	}));
	const sold = toSold({ id: order.id, created_at: order.created_at, lines: JSON.stringify(rows) });
	const stands =
		address_id === undefined ? [] : [assertThat("address_gone", addressStands(account_id, order.user_id, address_id))];
	const answer: z.output<typeof checkoutAnswer> = {
		status: "success",
		orders: {
			[order.id]: Object.fromEntries(rows.map((line) => [line.variant_id, presentLine(line, scope.translate)])),
		},
		msg: scope.translate("checkout:placed", { order_id: String(order.id) }),
		point_balance: null,
	};
	const given = await scope.commit({
		statements: [...statements, ...stands],
		answer,
		live: isHidden ? undefined : { point_balance: balanceOf(account_id, scope.user.points_account_id) },
		audit: {
			subject_kind: "order",
			subject_id: order.id,
			details: { total_points: order.total_points, line_count: lines.length },
		},
		follow: [
			{ job: "orders/confirm-order", payload: { order_id: order.id } },
			{ job: "cart/remove-sold", payload: { user_id: order.user_id, order: sold } },
		],
	});
	await removeSold(scope, order.user_id, sold).catch((error) =>
		scope.log.warn("cart-not-emptied", { order_id: order.id, reason: String(error) }),
	);
	return given;
}

/** Reads again what a failed constraint means: the order exists already, or which line or how many points are short. */
async function explain(scope: MemberScope, error: unknown, basket: readonly BasketLine[], attempt: Try) {
	const failure = constraintFailure(error);
	if (!failure) throw error;
	if (failure.name === "orders.account_id, orders.cart_key") {
		const repeat = await findRepeat(scope, attempt);
		if (repeat) return repeat;
		throw error;
	}
	const [rows, [buyer]] = await Promise.all([
		scope.read(
			findVariantsForSale(
				scope.account.id,
				basket.map(({ variant }) => variant.id),
			),
		),
		scope.read(findBuyer(scope.account.id, scope.user.id)),
	]);
	const variants = new Map(rows.map((row) => [row.id, toVariantForSale(row)]));
	const again = basket.map((line) => ({ ...line, variant: variants.get(line.variant.id) ?? line.variant }));
	if (buyer) refuseProblems(scope, again, buyer);
	throw error;
}
