/** Fills carts and places orders in tests as a member would. */
import type { TestMember } from "#test/kit/tenant";
import type { EndpointOutput } from "#workers/registry";

/** A complete address in the fields of the API. */
export const addressFields = {
	first_name: "Priya",
	last_name: "Raman",
	address1: "14 Calder Street",
	address2: "Flat 2",
	city: "Springfield",
	state: "IL",
	postal_code: "62704",
	country: "USA",
	phone: "+1 555 010 2030",
	email: "priya@example.com",
};

type Cart = EndpointOutput<"cart/get-shopping-cart">;

/** Puts so many units of a variant into a member's cart. */
export function putIntoCart(member: TestMember, itemId: number, quantity = 1): Promise<Cart> {
	return member.client.call("cart/save-shopping-cart-item", { data: { itemId }, quantity });
}

/** What a browser sends to order a cart as it was shown. */
export function orderOf(cart: Cart) {
	const items = cart.items.map(({ itemId, qty, item }) => ({ itemId, qty, item: { points: item.points } }));
	return { shoppingCart: { items }, checkoutAddress: addressFields, cart_version: cart.cart_version };
}

/** Orders the cart as it is now, whatever comes. */
export async function tryCheckout(member: TestMember) {
	return member.client.try("checkout/checkout", orderOf(await member.client.call("cart/get-shopping-cart", {})));
}
