/**
 * Orders what is in the cart, all or nothing, exactly once. One batch holds order, stock, points, audit and what follows;
 * `orders_of_cart_once`, `variants_stock_not_below_zero` and the ledger's floor guard it, whatever was read before.
 */
import { z } from "zod";
import { addressStands, findAddress } from "#workers/features/addresses";
import { measurePurchase } from "#workers/features/analytics";
import { readStoredCart, removeSold, type StoredCart } from "#workers/features/cart";
import { findVariantsForSale, maxUnits, toVariantForSale, type VariantForSale } from "#workers/features/catalog";
import {
	type Delivery,
	type EmailOfOrder,
	listRecentOrders,
	orderNumber,
	orderNumberAsText,
	presentLine,
} from "#workers/features/orders";
import { tenantAccountId } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure, refuse } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { areSameLines, type BasketLine, describeLines, makeBasket, unitsOfSales } from "../rules/basket";
import { recentMs } from "../rules/recent";
import { toSold } from "../rules/sold-order";
import { refuseProblems } from "../steps/refuse-problems";
import { askLateBuyers, soldOutRefusal, variantsOf } from "../steps/reject-early";
import { cartKey, checkoutAnswer, findRepeat, type Try } from "../steps/repeat-order";
import { askedAddress, resolveDelivery } from "../steps/resolve-delivery";
import {
	giveBackAfter,
	type refusals,
	refuseUnits,
	settleHolds,
	soldUnits,
	type TakenHold,
	takeHolds,
} from "../steps/take-holds";
import { type Buyer, balanceOf, findBuyer } from "../store/guards";
import { type ComposedOrder, composeOrder } from "../store/order-batch";

/** Stands for the order's number until the batch knows it. */
const numberMark = "<number>";

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
	},
	repetition: {
		kind: "key",
		derive: (_scope, { cart_version }) => (cart_version === undefined ? undefined : `cart:${cart_version}`),
	},
	handler: async (scope, asked) => {
		const [facts, buyerNow] = await Promise.all([readFacts(scope, asked), scope.entered()]);
		const { recent, addressRow, orders_paid_id, rows } = facts;
		const { point_balance, standard_tnc_opted_in } = buyerNow;
		const buyer: Buyer = { point_balance, has_accepted_terms: standard_tnc_opted_in === "yes" ? 1 : 0 };
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
		await refuseProblems(scope, basket, buyer);
		const taken = await takeHolds(scope, basket).catch((refusal) => refusal as Error);
		if (taken instanceof Error) {
			// The other tab may just have bought what this one asks for: then it is no refusal but that order.
			const repeat = await findRepeat(scope, { ...attempt, cart_version: stored.cart_version });
			if (repeat) return repeat;
			throw taken;
		}
		const cart_key = cartKey(scope.user.id, stored.cart_version);
		const composed = composeOrder(scope, basket, { cart_key, address, orders_paid_id, held: soldUnits(taken) });
		try {
			const placed = await place(scope, composed, taken, addressIn(asked, deliveries));
			measurePurchase(scope, composed.order.id, basket);
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

/** Writes the order, and tells cart and flash sales; a message and the holds' end do so too, should these calls be lost. */
async function place(
	scope: MemberScope,
	{ order, lines, statements }: ComposedOrder,
	taken: readonly TakenHold[],
	address_id: number | undefined,
) {
	const { id: account_id } = scope.account;
	const isHidden = isOn(scope.account, "hide_points_for_account");
	const rows = lines.map((line) => ({
		...line,
		options: JSON.stringify(line.options),
		recipient: line.recipient && JSON.stringify(line.recipient),
		status: "accepted" as const,
		status_reason: "",
		status_at: order.created_at,
		carrier: "",
		tracking_number: "",
	}));
	const sold = toSold({ id: order.id, created_at: order.created_at, lines: JSON.stringify(rows) });
	const stands =
		address_id === undefined ? [] : [assertThat("address_gone", addressStands(account_id, order.user_id, address_id))];
	const address = order.address as EmailOfOrder;
	const answer: z.output<typeof checkoutAnswer> = {
		status: "success",
		orders: {
			[order.id]: Object.fromEntries(
				rows.map((line) => [line.variant_id, presentLine(line, address, scope.translate)]),
			),
		},
		msg: scope.translate("checkout:placed", { order_number: orderNumber(scope.account, numberMark) }),
		point_balance: null,
	};
	const given = await scope.commit({
		statements: [...statements, ...stands],
		answer,
		live: {
			msg: orderNumberAsText(account_id, order.id, answer.msg, numberMark),
			...(isHidden ? {} : { point_balance: balanceOf(account_id, scope.user.points_account_id) }),
		},
		audit: {
			subject_kind: "order",
			subject_id: order.id,
			details: { total_points: order.total_points, line_count: lines.length },
		},
		follow: [{ job: "checkout/finish-order", payload: { order_id: order.id } }],
	});
	const emptied = removeSold(scope, order.user_id, sold).catch((error) =>
		scope.log.warn("cart-not-emptied", { order_id: order.id, reason: String(error) }),
	);
	await Promise.all([emptied, settleHolds(scope, taken)]);
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
