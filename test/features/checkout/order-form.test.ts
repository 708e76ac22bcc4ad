/** The order's form as a page without scripts sends it: a wrong first address is refused at its field, and a form that is sent twice orders once. */
import { expect, test } from "vitest";
import { addressFields, putIntoCart } from "#test/factories/shopping";
import { makeShop, rowsOf } from "./shop";

test("an order to a first address is refused at the wrong field with what was typed, then placed once however often it is sent", async () => {
	const { acme, priya, itemId } = await makeShop();
	const { cart_version } = await putIntoCart(priya, itemId, 2);
	const csrf_token = await priya.client.csrfToken();
	const address = Object.entries(addressFields)
		.filter(([, value]) => typeof value === "string")
		.map(([name, value]) => [`checkoutAddress.${name}`, String(value)] as const);
	const send = (changes: Record<string, string> = {}) => {
		const body = new URLSearchParams({
			csrf_token,
			form: "checkout/checkout",
			idempotency_key: `cart:${cart_version}`,
			cart_version: String(cart_version),
			"shoppingCart.items": `${itemId}:2:500`,
			...Object.fromEntries(address),
			...changes,
		});
		return priya.client.fetch("/webapp/store/checkout", { method: "POST", body });
	};
	const book = async () => (await priya.client.call("addresses/get-shipping-addresses", {})).addresses.length;
	const refused = await (await send({ "checkoutAddress.city": "" })).text();
	expect(refused).toMatch(/<input(?=[^>]*name="checkoutAddress\.city")(?=[^>]*aria-invalid="true")/);
	expect(refused).toMatch(new RegExp(`name="checkoutAddress\\.address1"[^>]*value="${addressFields.address1}"`));
	expect([await book(), (await rowsOf(acme)).orders.length]).toEqual([0, 0]);
	const placed = (await send()).headers.get("location");
	expect(placed).toMatch(/^\/webapp\/store\/orders\/\d+\?placed=1$/);
	expect((await send()).headers.get("location")).toBe(placed);
	const { orders, stock, transactions } = await rowsOf(acme);
	expect([await book(), orders.length, transactions.length, stock]).toEqual([1, 1, 1, [8]]);
});
