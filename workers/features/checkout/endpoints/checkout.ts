/**
 * Orders what is in the cart, all or nothing, exactly once. One batch holds order, stock, points, audit and what follows;
 * `orders_of_cart_once`, `variants_stock_not_below_zero` and the ledger's floor guard it, whatever was read before.
 */
import { z } from "zod";
import { findAddress } from "#workers/features/addresses";
import { measurePurchase } from "#workers/features/analytics";
import { readStoredCart, type StoredCart } from "#workers/features/cart";
import { findVariantsForSale, maxUnits, toVariantForSale, type VariantForSale } from "#workers/features/catalog";
import { type Delivery, listRecentOrders } from "#workers/features/orders";
import { tenantAccountId } from "#workers/features/points";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { areSameLines, type BasketLine, describeLines, makeBasket, unitsOfSales } from "../rules/basket";
import { recentMs } from "../rules/recent";
import { toSold } from "../rules/sold-order";
import { buyerInStep } from "../steps/buyer-in-step";
import { place } from "../steps/place-orders";
import { refuseProblems } from "../steps/refuse-problems";
import { askLateBuyers, soldOutRefusal, variantsOf } from "../steps/reject-early";
import { cartKey, checkoutAnswer, findRepeat, type Try } from "../steps/repeat-order";
import { askedAddress, resolveDelivery } from "../steps/resolve-delivery";
import { giveBackAfter, type refusals, refuseUnits, soldUnits, takeHolds } from "../steps/take-holds";
import { type Buyer, findBuyer } from "../store/guards";
import { composeOrders, type PaidBy } from "../store/order-batch";

const input = z.object({
	shoppingCart: z.object({
		items: z
			.array(
				z.object({
					itemId: z.int().min(1),
					qty: z.int().min(1).max(maxUnits),
					/** `points` is the price that the buyer saw; without it, the one that the cart remembers. */
					item: z.object({ points: z.int().min(0).optional() }).optional(),
				}),
			)
			.min(1)
			.max(100),
	}),
	/** Where a courier goes; may be left out when nothing of the order needs one. */
	checkoutAddress: askedAddress.optional(),
	cart_version: z.int().min(0).optional(),
});

export const checkout = defineEndpoint({
	name: "checkout/checkout",
	path: "/api/catalog/api_checkout",
	summary: "Orders what is in the cart and pays with points.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop", "!user.disable_cart"],
	isForbiddenWhileSignedInAsMember: true,
	limits: [{ name: "checkout", by: "person" }],
	startsEarly: true,
	rejectEarly: { code: "flash_sale_sold_out", subjects: variantsOf, ask: askLateBuyers },
	input,
	output: checkoutAnswer,
	errors: {
		already_ordered: {
			constraints: ["orders.account_id, orders.cart_key"],
			details: { order_id: "", order_number: "" },
		},
		cart_is_empty: {},
		cart_changed: {},
		item_not_available: { details: { lines: "" } },
		quantity_not_allowed: {},
		price_changed: { details: { lines: "" } },
		delivery_changed: {},
		out_of_stock: { constraints: ["variants_stock_not_below_zero"], details: { lines: "" } },
		order_too_large: { constraints: ["orders_total_points", "orders_total_cents"] },
		insufficient_points: { constraints: ["ledger_accounts_balance_at_or_above_floor"], details: { missing: 0 } },
		insufficient_wallet_points: { details: { missing: 0 } },
		terms_not_accepted: {},
		redemption_not_allowed: {},
		flash_sale_ended: { details: { lines: "" } },
		flash_sale_sold_out: { constraints: ["flash_sales_stock_not_below_zero"], details: { lines: "" } },
		flash_sale_all_held: {},
		flash_sale_limit: { constraints: ["flash_buyers_within_limit"], details: { lines: "" } },
		flash_hold_expired: {
			constraints: ["flash_hold_ends.account_id, flash_hold_ends.hold_id"],
			details: { lines: "" },
		},
		address_gone: {},
		client_sync_failed: { told_by: "client-sync" },
		client_balance_short: { told_by: "client-sync" },
	},
	repetition: {
		kind: "key",
		derive: (_scope, { cart_version }) => (cart_version === undefined ? undefined : `cart:${cart_version}`),
	},
	handler: async (scope, asked) => {
		const [facts, buyerNow] = await Promise.all([readFacts(scope, asked), scope.entered()]);
		const { recent, addressRow, orders_paid_id, rows } = facts;
		const { point_balance, standard_tnc_opted_in } = buyerNow;
		const has_accepted_terms = standard_tnc_opted_in === "yes" ? 1 : 0;
		const lines = asked.shoppingCart.items.map(({ itemId, qty }) => ({ item_id: itemId, quantity: qty }));
		const seen = new Map(rows.map((row) => [row.id, toVariantForSale(row)]));
		if (recent.length === 0) refuseSoldOut(scope, lines, seen);
		const deliveries = new Set(lines.flatMap(({ item_id }) => seen.get(item_id)?.delivery ?? []));
		const address = resolveDelivery(scope, asked.checkoutAddress, addressRow, deliveries);
		const attempt: Try = { lines, address, cart_version: asked.cart_version };
		const stored = await readStoredCart(scope, recent.map(toSold));
		if (stored.lines.length === 0 || (asked.cart_version ?? stored.cart_version) !== stored.cart_version) {
			const repeat = await findRepeat(scope, attempt);
			if (repeat) return repeat;
			if (stored.lines.length === 0) throw refuse("cart_is_empty");
		}
		const variants = await readMissing(scope, stored, seen);
		refuseOtherLines(stored, lines, variants);
		const basket = makeBasket(stored, asked.shoppingCart.items, variants);
		const known = await buyerInStep(scope, { point_balance, has_accepted_terms });
		const buyer = await withWallet(scope, basket, known);
		await refuseProblems(scope, basket, buyer);
		const taken = await takeHolds(scope, basket).catch((refusal) => refusal as Error);
		if (taken instanceof Error) {
			// The other tab may just have bought what this one asks for: then it is no refusal but that order.
			const repeat = await findRepeat(scope, { ...attempt, cart_version: stored.cart_version });
			if (repeat) return repeat;
			throw taken;
		}
		const cart_key = cartKey(scope.user.id, stored.cart_version);
		const composed = composeOrders(scope, basket, {
			...{ cart_key, address, held: soldUnits(taken) },
			paid_by: await payersOf(scope, buyer, orders_paid_id),
		});
		try {
			const placed = await place(scope, composed, taken, { address_id: addressIn(asked, deliveries), buyer });
			measurePurchase(scope, composed[0]!.order.id, basket);
			return placed;
		} catch (error) {
			await giveBackAfter(scope, error, taken);
			return await explain(scope, error, basket, { ...attempt, cart_version: stored.cart_version });
		}
	},
});

/** What is needed of the database before the cart is opened, in one round trip. */
async function readFacts(scope: MemberScope, asked: z.output<typeof input>) {
	const { id: account_id } = scope.account;
	const user_id = scope.user.id;
	const now = scope.clock.now();
	const ids = asked.shoppingCart.items.map(({ itemId }) => itemId);
	const [recent, [addressRow], orders_paid_id, rows] = await Promise.all([
		scope.read(listRecentOrders(account_id, user_id, now - recentMs)),
		asked.checkoutAddress?.id === undefined
			? []
			: scope.read(findAddress(account_id, user_id, asked.checkoutAddress.id)),
		tenantAccountId(scope, "orders_paid"),
		scope.read(findVariantsForSale(account_id, ids, { user_id, now })),
	]);
	return { recent, addressRow, orders_paid_id, rows };
}

/** The buyer with their wallet, which is asked for where it pays something. */
async function withWallet({ account, user, read }: MemberScope, basket: readonly BasketLine[], known: Buyer) {
	if (basket.every(({ variant }) => variant.product_type === "standard_product")) return known;
	const [found] = await read(findBuyer(account.id, user.id));
	return { ...found, ...known };
}

/** From where points go for each product type. */
async function payersOf(scope: MemberScope, { wallet_account_id }: Buyer, orders_paid_id: number): Promise<PaidBy> {
	const standard_product = { buyer_id: scope.user.points_account_id, orders_paid_id };
	if (wallet_account_id === undefined) return { standard_product, wallet_product: standard_product };
	const paid = await tenantAccountId(scope, "orders_paid", "wallet");
	return { standard_product, wallet_product: { buyer_id: wallet_account_id, orders_paid_id: paid } };
}

/** The address of the book that a courier goes to, if one is asked for. */
function addressIn({ checkoutAddress }: z.output<typeof input>, deliveries: ReadonlySet<Delivery>): number | undefined {
	return deliveries.has("courier") ? checkoutAddress?.id : undefined;
}

/** A flash sale that is sold out stays so: who comes too late need not even open the cart. */
function refuseSoldOut(scope: MemberScope, lines: Try["lines"], variants: ReadonlyMap<number, VariantForSale>): void {
	const out = lines.flatMap(({ item_id }) => {
		const variant = variants.get(item_id);
		return variant?.flash?.quantity_left === 0 ? [variant] : [];
	});
	if (out.length > 0) throw soldOutRefusal(scope, out);
}

/** The variants of the cart: those that were read with the request, and what else lies in it. */
async function readMissing(
	scope: MemberScope,
	stored: StoredCart,
	known: Map<number, VariantForSale>,
): Promise<Map<number, VariantForSale>> {
	const missing = stored.lines.map(({ item_id }) => item_id).filter((id) => !known.has(id));
	if (missing.length === 0) return known;
	const reader = { user_id: scope.user.id, now: scope.clock.now() };
	const rows = await scope.read(findVariantsForSale(scope.account.id, missing, reader));
	return new Map([...known, ...rows.map((row) => [row.id, toVariantForSale(row)] as const)]);
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

/** Reads again what a failed constraint means: the order exists already, or which line or how many points are short. */
async function explain(scope: MemberScope, error: unknown, basket: readonly BasketLine[], attempt: Try) {
	const failure = constraintFailure(error);
	if (!failure) throw error;
	if (failure.name === "orders.account_id, orders.cart_key") {
		const repeat = await findRepeat(scope, attempt);
		if (repeat) return repeat;
		throw error;
	}
	const ids = basket.map(({ variant }) => variant.id);
	const reader = { user_id: scope.user.id, now: scope.clock.now() };
	const [rows, [buyer]] = await Promise.all([
		scope.read(findVariantsForSale(scope.account.id, ids, reader)),
		scope.read(findBuyer(scope.account.id, scope.user.id)),
	]);
	const variants = new Map(rows.map((row) => [row.id, toVariantForSale(row)]));
	const again = basket.map((line) => ({ ...line, variant: variants.get(line.variant.id) ?? line.variant }));
	if (buyer) await refuseProblems(scope, again, buyer);
	const why = saleFailures[failure.name];
	if (why) throw refuseUnits(scope, why, unitsOfSales(basket));
	throw error;
}

/** What a failed constraint of a flash sale means, where reading again did not tell. */
const saleFailures: Record<string, keyof typeof refusals> = {
	"flash_hold_ends.account_id, flash_hold_ends.hold_id": "expired",
	flash_sales_stock_not_below_zero: "sold_out",
	flash_buyers_within_limit: "limit",
	flash_sale_ended: "not_live",
};
