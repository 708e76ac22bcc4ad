/** Checkout: what it writes and answers, and the email that follows. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addressFields, orderOf, putIntoCart, tryCheckout } from "#test/factories/shopping";
import { runOutbox } from "#test/kit/outbox";
import { makeShop, rowsOf } from "./shop";

test("[checkout-08] [checkout-03] [cart-03] an order takes stock and points, leaves the cart, and is answered by order and item", async () => {
	const { acme, priya, bottle, itemId } = await makeShop();
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 250, stock: null }] });
	await putIntoCart(priya, itemId, 3);
	await putIntoCart(priya, mug.variant_id, 2);
	const reply = await tryCheckout(priya);
	const order_id = Number(Object.keys(reply.body.orders)[0]);
	expect(reply.body).toMatchObject({ resultStatus: "success", status: "success", point_balance: 3_000 });
	expect(reply.body.msg).toMatch(/^Thank you\. Order [A-Z0-9]{3}-100001 is placed\.$/);
	expect(reply.body.orders[order_id]).toMatchObject({
		[itemId]: {
			itemId,
			item_id: bottle.id,
			qty: 3,
			points: 500,
			total_points: 1_500,
			name: "Bottle",
			brand_name: "Fjell",
			sku: "B-1",
			status: "accepted",
			recipient: null,
		},
		[mug.variant_id]: { qty: 2, total_points: 500 },
	});
	const rows = await rowsOf(acme);
	expect(rows.orders).toMatchObject([{ id: order_id, total_points: 2_000, cart_key: `${priya.id}:2` }]);
	expect(rows.lines).toHaveLength(2);
	const redemption = { kind: "Redemption", order_id, debit: "member", credit: "orders_paid" };
	expect(rows.transactions).toMatchObject([
		{ ...redemption, amount: 1_500 },
		{ ...redemption, amount: 500 },
	]);
	expect(rows.lines.map(({ transaction_id }) => transaction_id)).toEqual(rows.transactions.map(({ id }) => id));
	expect(rows.stock).toEqual([7, null]);
	expect(rows.jobs).toEqual(["checkout/finish-order"]);
	expect(rows.audit).toHaveLength(1);
	const [item] = await acme.database.read(
		sql<{ quantity_left: number }>`select quantity_left from items where account_id = ${acme.id} and id = ${bottle.id}`,
	);
	expect(item?.quantity_left).toBe(7);
	expect((await priya.client.call("cart/get-shopping-cart", {})).items).toEqual([]);
	const balance = await priya.client.call("session/refresh-point-balance", {});
	expect(balance).toMatchObject({ point_balance: 3_000, points_redeemed: 2_000 });
});

test("an address of the book is taken as it is, with the contact of this order", async () => {
	const { priya, itemId } = await makeShop();
	const { address_id } = await priya.client.call("addresses/update-shipping-address", {
		operationType: "add",
		...addressFields,
	});
	const cart = await putIntoCart(priya, itemId);
	const checkoutAddress = { id: address_id, phone: "+44 7700 900142", email: "" };
	const { orders } = await priya.client.call("checkout/checkout", { ...orderOf(cart), checkoutAddress });
	const { order } = await priya.client.call("orders/get-order-details", { order_id: Number(Object.keys(orders)[0]) });
	expect(order.address).toEqual({
		...addressFields,
		phone: "+44 7700 900142",
		is_gift_address: 0,
		gift_address_details: { body: "" },
		egift_recipient_email: "",
		egift_message: "",
		donation_dedication: "",
		donation_is_named: 0,
	});
});

test("whom a line is for travels into the order", async () => {
	const { priya, itemId } = await makeShop();
	const data = { itemId, recipient_first_name: "Li", custom_message: "Enjoy" };
	await priya.client.call("cart/save-shopping-cart-item", { data, quantity: 1 });
	const { body } = await tryCheckout(priya);
	const [line] = Object.values(Object.values(body.orders)[0]!);
	expect(line?.recipient).toMatchObject({ recipient_first_name: "Li", custom_message: "Enjoy", recipient_email: "" });
});

test("a free item is ordered without a line in the ledger", async () => {
	const { acme, priya, itemId } = await makeShop({
		item: { variants: [{ points: 0, is_free: 1, stock: null }] },
		member: { points: 0 },
	});
	await putIntoCart(priya, itemId);
	expect((await tryCheckout(priya)).body).toMatchObject({ status: "success", point_balance: 0 });
	expect((await rowsOf(acme)).transactions).toEqual([]);
});

test("where points are hidden the answer has no balance", async () => {
	const { priya, itemId } = await makeShop({ tenant: { flags: { hide_points_for_account: 1 } } });
	await putIntoCart(priya, itemId);
	expect((await tryCheckout(priya)).body.point_balance).toBeNull();
});

test("[checkout-08] the confirmation is written once, in the member's language, with every line", async () => {
	const { acme, priya, itemId } = await makeShop({ member: { language_code: "es", first_name: "Inés" } });
	await putIntoCart(priya, itemId, 3);
	const { body } = await tryCheckout(priya);
	await runOutbox(acme, "checkout/finish-order");
	const emails = await acme.database.read(
		sql<{
			recipient: string;
			subject: string;
			body: string;
		}>`select recipient, subject, body from emails where account_id = ${acme.id}`,
	);
	expect(emails).toHaveLength(1);
	const order_id = Object.keys(body.orders)[0];
	expect(emails[0]).toMatchObject({
		recipient: priya.email,
		subject: expect.stringMatching(/^Tu pedido [A-Z0-9]{3}-100001 está hecho$/),
	});
	expect(emails[0]!.body).toContain("3 × Bottle (Moss) · 1,500");
	expect(emails[0]!.body).toContain("14 Calder Street");
	expect(emails[0]!.body).toContain(`http://${acme.host}/webapp/store/orders/${order_id}`);
});
