/** The order's form as a page without scripts sends it: a wrong first address is refused at its field, and a form that is sent twice orders once. */
import { expect, test } from "vitest";
import { addressFields, putIntoCart } from "#test/factories/shopping";
import { makeShop, rowsOf } from "./shop";

/** Sends the order's form as a page without scripts does: its boxes send a hidden 0 before what was ticked. */
async function orderForm({ priya, itemId }: Pick<Awaited<ReturnType<typeof makeShop>>, "priya" | "itemId">) {
	const { cart_version } = await putIntoCart(priya, itemId, 2);
	const csrf_token = await priya.client.csrfToken();
	const address = Object.entries(addressFields)
		.filter(([, value]) => typeof value === "string")
		.map(([name, value]) => [`checkoutAddress.${name}`, String(value)] as const);
	return (changes: Record<string, string> = {}, terms: readonly string[] = []) => {
		const body = new URLSearchParams({
			csrf_token,
			form: "checkout/checkout",
			idempotency_key: `cart:${cart_version}`,
			cart_version: String(cart_version),
			"shoppingCart.items": `${itemId}:2:500`,
			...Object.fromEntries(address),
			...changes,
		});
		for (const value of terms) body.append("terms", value);
		return priya.client.fetch("/webapp/store/checkout", { method: "POST", body });
	};
}

test("an order to a first address is refused at the wrong field with what was typed, then placed once however often it is sent", async () => {
	const { acme, priya, itemId } = await makeShop();
	const send = await orderForm({ priya, itemId });
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

test("[terms-04] an order that is refused, for the terms or for anything else, saves no address and accepts nothing; all that is wrong is said at once", async () => {
	const shop = await makeShop({
		tenant: { settings: { standard_tnc_opt_in_location: "checkout" } },
		member: { has_accepted_terms: false },
	});
	const { acme, priya, itemId } = shop;
	const send = await orderForm(shop);
	const standing = async () => ({
		book: (await priya.client.call("addresses/get-shipping-addresses", {})).addresses.length,
		orders: (await rowsOf(acme)).orders.length,
		terms: (await priya.client.call("session/init-user", {})).user.standard_tnc_opted_in,
	});
	const nothing = { book: 0, orders: 0, terms: "no" };
	const wrongField = (name: string) => new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*aria-invalid="true")`);
	const street = new RegExp(`name="checkoutAddress\\.address1"[^>]*value="${addressFields.address1}"`);
	const words = "Please accept the terms and conditions to order.";

	const both = await (await send({ "checkoutAddress.city": "" }, ["0"])).text();
	for (const field of ["checkoutAddress\\.city", "terms"]) expect(both).toMatch(wrongField(field));
	expect(both).toContain(words);
	expect(await standing()).toEqual(nothing);
	const unticked = await (await send({}, ["0"])).text();
	expect(unticked).toMatch(wrongField("terms"));
	expect(unticked).not.toMatch(wrongField("checkoutAddress\\.city"));
	expect(unticked).toMatch(street);
	expect(await standing()).toEqual(nothing);
	const changed = await (await send({ "shoppingCart.items": `${itemId}:2:499` }, ["0", "1"])).text();
	expect(changed).toMatch(street);
	expect(changed).toMatch(/<input(?=[^>]*type="checkbox")(?=[^>]*name="terms")(?=[^>]*checked)/);
	expect(await standing()).toEqual(nothing);

	const placed = (await send({}, ["0", "1"])).headers.get("location");
	expect(placed).toMatch(/^\/webapp\/store\/orders\/\d+\?placed=1$/);
	expect(await standing()).toEqual({ book: 1, orders: 1, terms: "yes" });
	expect((await send({}, ["0", "1"])).headers.get("location")).toBe(placed);
	expect(await standing()).toEqual({ book: 1, orders: 1, terms: "yes" });
});
