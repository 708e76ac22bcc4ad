/** Exactly once, whatever happens at the same time or again: one order a cart, no overdraft, no stock below zero. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addressFields, orderOf, putIntoCart, tryCheckout } from "#test/factories/shopping";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { Cart } from "#workers/durable-objects/cart";
import { assertMayBuy } from "#workers/features/checkout/store/guards";
import { postTransaction } from "#workers/features/points";

const readCart = Cart.prototype.read;

afterEach(() => {
	Cart.prototype.read = readCart;
});

async function makeShop(points = 5_000, stock: number | null = 10) {
	const acme = await createTenant();
	const priya = await acme.addMember({ points });
	const bottle = await addItem(acme, { name: "Bottle", variants: [{ points: 500, stock }] });
	return { acme, priya, bottle, itemId: bottle.variant_id };
}

async function countOrders(tenant: TestTenant): Promise<{ orders: number; redeemed: number; stock: number }> {
	const [row] = await tenant.database.read(sql<{ orders: number; redeemed: number; stock: number }>`select
		(select count(*) from orders where account_id = ${tenant.id}) as orders,
		(select balance from ledger_accounts where account_id = ${tenant.id} and kind = 'orders_paid' and unit = 'points' and owner_id = 0) as redeemed,
		(select sum(stock) from variants where account_id = ${tenant.id}) as stock`);
	return row!;
}

/** Lets something happen after checkout has read the buyer and before it writes. */
function whileCheckingOut(happen: () => Promise<unknown>): void {
	Cart.prototype.read = async function (this: Cart, ...given) {
		Cart.prototype.read = readCart;
		await happen();
		return readCart.apply(this, given);
	};
}

/** The next call of this person that is to empty a cart does not reach it. */
function loseOneCallThatEmpties({ client }: TestMember): void {
	const carts = env.CARTS as unknown as DurableObjectNamespace<Cart>;
	let isLost = false;
	const get = (id: DurableObjectId) => {
		const cart = carts.get(id);
		const read: Cart["read"] = async (sold, now) => {
			if (isLost || sold.length === 0) return cart.read(sold, now);
			isLost = true;
			throw new Error("the object is away");
		};
		return {
			read,
			count: () => cart.count(),
			save: (line: Parameters<Cart["save"]>[0], now: number) => cart.save(line, now),
		};
	};
	const lossy = { idFromName: (name: string) => carts.idFromName(name), get };
	client.environment = { ...env, CARTS: lossy as unknown as typeof env.CARTS };
}

async function spendElsewhere(tenant: TestTenant, member: TestMember, amount: number): Promise<void> {
	const [paid] = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${tenant.id} and kind = 'adjustments' and unit = 'points' and owner_id = 0`,
	);
	const id = newId();
	const transaction = {
		account_id: tenant.id,
		id,
		kind: "Issuance Reversed",
		idempotency_key: `test-${id}`,
		actor_id: null,
		source: "test",
		created_at: Date.now(),
	} as const;
	await tenant.database.write(
		postTransaction(transaction, [{ debit_account_id: member.points_account_id, credit_account_id: paid!.id, amount }]),
	);
}

test.each([true, false])(
	"two checkouts of one cart at once give one order, with its version known: %s",
	async (isVersionKnown) => {
		const { acme, priya, itemId } = await makeShop();
		const { cart_version, ...order } = orderOf(await putIntoCart(priya, itemId, 2));
		const request = isVersionKnown ? { ...order, cart_version } : order;
		const replies = await Promise.all(Array.from({ length: 4 }, () => priya.client.try("checkout/checkout", request)));
		const orderIds = replies.map(({ body }) => Object.keys(body.orders ?? {}).join() || body.resultType);
		expect(new Set(orderIds).size).toBe(1);
		expect(await countOrders(acme)).toEqual({ orders: 1, redeemed: 1_000, stock: 8 });
		expect((await priya.client.call("cart/get-shopping-cart", {})).items).toEqual([]);
	},
);

test.each([true, false])(
	"a reply that was lost is given again, with the cart's version known: %s",
	async (isVersionKnown) => {
		const { acme, priya, itemId } = await makeShop();
		const { cart_version, ...order } = orderOf(await putIntoCart(priya, itemId, 2));
		const request = isVersionKnown ? { ...order, cart_version } : order;
		const first = await priya.client.call("checkout/checkout", request);
		const again = await priya.client.call("checkout/checkout", request);
		expect(again).toEqual(first);
		expect(await countOrders(acme)).toEqual({ orders: 1, redeemed: 1_000, stock: 8 });
	},
);

test("a repeat under another key still gives the order of that cart", async () => {
	const { acme, priya, itemId } = await makeShop();
	const request = orderOf(await putIntoCart(priya, itemId));
	const first = await priya.client.call("checkout/checkout", request, { "idempotency-key": "try-1" });
	const again = await priya.client.call("checkout/checkout", request, { "idempotency-key": "try-2" });
	expect(Object.keys(again.orders)).toEqual(Object.keys(first.orders));
	expect((await countOrders(acme)).orders).toBe(1);
});

test("the same cart to another address is a conflict, not a second order", async () => {
	const { acme, priya, itemId } = await makeShop();
	const request = orderOf(await putIntoCart(priya, itemId));
	await priya.client.call("checkout/checkout", request);
	const elsewhere = { ...request, checkoutAddress: { ...addressFields, address1: "3 Wharf Lane" } };
	const reply = await priya.client.try("checkout/checkout", elsewhere);
	expect([reply.status, reply.body.resultType]).toEqual([409, "idempotency_conflict"]);
	const keyed = await priya.client.try("checkout/checkout", elsewhere, { "idempotency-key": "other" });
	expect([keyed.status, keyed.body.resultType]).toEqual([409, "already_ordered"]);
	expect((await countOrders(acme)).orders).toBe(1);
});

test("the same items again later, from a new cart, are a new order", async () => {
	const { acme, priya, itemId } = await makeShop();
	await putIntoCart(priya, itemId);
	await tryCheckout(priya);
	await putIntoCart(priya, itemId);
	await tryCheckout(priya);
	expect((await countOrders(acme)).orders).toBe(2);
});

test("after 10 minutes an empty cart is an empty cart", async () => {
	const { acme, priya, itemId } = await makeShop();
	const { cart_version: _version, ...request } = orderOf(await putIntoCart(priya, itemId));
	await priya.client.call("checkout/checkout", request);
	await acme.database.write([sql`update orders set created_at = created_at - 601000 where account_id = ${acme.id}`]);
	expect((await priya.client.try("checkout/checkout", request)).body.resultType).toBe("cart_is_empty");
});

test("a checkout that died before it emptied the cart is not paid twice", async () => {
	const { acme, priya, itemId } = await makeShop();
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 300, stock: 10 }] });
	const request = orderOf(await putIntoCart(priya, itemId, 2));
	loseOneCallThatEmpties(priya);
	await priya.client.call("checkout/checkout", request);
	await acme.database.write([
		sql`update outbox set done_at = 1 where account_id = ${acme.id} and job = 'checkout/finish-order'`,
	]);
	const stale = await putIntoCart(priya, mug.variant_id);
	expect(stale.items.map(({ item }) => item.name)).toEqual(["Bottle", "Mug"]);
	expect((await tryCheckout(priya)).body.resultType).toBe("cart_changed");
	expect(await tryCheckout(priya)).toMatchObject({ body: { status: "success", point_balance: 3_700 } });
	expect(await countOrders(acme)).toEqual({ orders: 2, redeemed: 1_300, stock: 17 });
});

test("a cart that was not emptied at once is emptied by the message that follows, once, however often it comes", async () => {
	const { acme, priya, itemId } = await makeShop();
	await putIntoCart(priya, itemId, 2);
	loseOneCallThatEmpties(priya);
	await tryCheckout(priya);
	expect((await priya.client.call("cart/count-cart", {})).cart_count).toBe(2);
	await runOutbox(acme, "checkout/finish-order");
	expect((await priya.client.call("cart/count-cart", {})).cart_count).toBe(0);
	const kept = await putIntoCart(priya, itemId, 2);
	await acme.database.write([
		sql`update outbox set done_at = null, lease_until = null where account_id = ${acme.id} and job = 'checkout/finish-order'`,
	]);
	await runOutbox(acme, "checkout/finish-order");
	expect(await priya.client.call("cart/get-shopping-cart", {})).toEqual(kept);
});

test("two spends that together exceed the balance give one success and one clear refusal", async () => {
	const { acme, priya, itemId } = await makeShop(1_200);
	const request = orderOf(await putIntoCart(priya, itemId, 2));
	whileCheckingOut(() => spendElsewhere(acme, priya, 500));
	const reply = await priya.client.try("checkout/checkout", request);
	expect([reply.status, reply.body.resultType]).toEqual([409, "insufficient_points"]);
	expect(reply.body.resultMsg).toBe("You need 300 more points for this order. Nothing was ordered.");
	expect(await countOrders(acme)).toEqual({ orders: 0, redeemed: 0, stock: 10 });
});

test("an address that is removed at the same moment stops the order", async () => {
	const { acme, priya, itemId } = await makeShop();
	const { address_id } = await priya.client.call("addresses/update-shipping-address", {
		operationType: "add",
		...addressFields,
	});
	const request = { ...orderOf(await putIntoCart(priya, itemId)), checkoutAddress: { id: address_id } };
	whileCheckingOut(() =>
		priya.client.call("addresses/update-shipping-address", { operationType: "remove", addressId: address_id }),
	);
	expect((await priya.client.try("checkout/checkout", request)).body.resultType).toBe("address_gone");
	expect((await countOrders(acme)).orders).toBe(0);
});

test("rights that are taken away at the same moment stop the order", async () => {
	const { acme, priya, itemId } = await makeShop();
	const request = orderOf(await putIntoCart(priya, itemId));
	whileCheckingOut(() =>
		acme.database.write([sql`update users set switches = '{"disable_shop":1}' where account_id = ${acme.id}`]),
	);
	const reply = await priya.client.try("checkout/checkout", request);
	expect(reply.body).toMatchObject({
		resultType: "redemption_not_allowed",
		resultMsg: "Ordering is switched off for you. Nothing was ordered.",
	});
	expect((await countOrders(acme)).orders).toBe(0);
});

test("ten buyers of the last three get three orders and seven clear refusals", async () => {
	const { acme, itemId } = await makeShop(0, 3);
	const buyers = await Promise.all(Array.from({ length: 10 }, () => acme.addMember({ points: 1_000 })));
	await Promise.all(buyers.map((buyer) => putIntoCart(buyer, itemId)));
	const replies = await Promise.all(buyers.map(tryCheckout));
	const outcomes = replies.map(({ body }) => body.resultType ?? body.resultStatus).sort();
	expect(outcomes).toEqual([...Array(7).fill("out_of_stock"), ...Array(3).fill("success")]);
	for (const { body } of replies.filter(({ status }) => status === 409))
		expect(body.resultMsg).toContain("Not enough left: Bottle.");
	expect(await countOrders(acme)).toEqual({ orders: 3, redeemed: 1_500, stock: 0 });
});

test("what must be true at the moment of writing is asserted in the batch", async () => {
	const { acme, priya, itemId } = await makeShop();
	const line = {
		variant: { id: itemId, delivery: "courier" } as never,
		quantity: 1,
		points_seen: 500,
		recipient: null,
	};
	const outcome = async (change?: ReturnType<typeof sql>, bought = line) => {
		if (change) await acme.database.write([sql`${change} where account_id = ${acme.id}`]);
		return acme.database.write([assertMayBuy(acme.id, priya.id, [bought], Date.now())]).then(
			() => "fine",
			(error: Error) => /D1_ERROR: (\w+)/.exec(error.message)?.[1],
		);
	};
	const byEmail = { ...line, variant: { id: itemId, delivery: "email" } as never };
	expect(await outcome()).toBe("fine");
	// What was read as going by e-mail needs a courier by now, and the order has no address.
	expect(await outcome(undefined, byEmail)).toBe("delivery_changed");
	expect(await outcome(sql`update variants set delivery = 'email'`, byEmail)).toBe("fine");
	expect(await outcome(sql`update variants set points = 501`)).toBe("price_changed");
	expect(await outcome(sql`update items set is_listed = 0`)).toBe("item_not_available");
	expect(await outcome(sql`update accounts set settings = '{"standard_tnc_opt_in_location":"checkout"}'`)).toBe(
		"item_not_available",
	);
	expect(await outcome(sql`update users set standard_tnc_opted_in_at = null`)).toBe("terms_not_accepted");
	expect(await outcome(sql`update users set status = 'terminated'`)).toBe("redemption_not_allowed");
});
