/** Something of all of the store, whose texts carry a canary, for the full tenant. */
import type { TestMember, TestTenant } from "#test/kit/tenant";
import { addCategory, addItem } from "./catalog";
import { openSale } from "./flash-sale";
import { addReview } from "./reviews";
import { addressFields, orderOf, putIntoCart } from "./shopping";
import { giveWallet } from "./wallets";

type People = { owner: TestMember; member: TestMember; canary: string };

/** Adds an item with its order, sale, cart, wish and review, and a wallet that pays for more; gives the ids. */
export async function addAllOfStore(tenant: TestTenant, { owner, member, canary }: People) {
	const category = await addCategory(tenant, `${canary} category`);
	const item = await addItem(tenant, {
		name: `${canary} item`,
		brand_name: `${canary} brand`,
		category_id: category.id,
	});
	await member.client.call("addresses/update-shipping-address", {
		operationType: "add",
		...addressFields,
		city: `${canary} city`,
	});
	const cart = await putIntoCart(member, item.variant_id);
	const ordered = await member.client.call("checkout/checkout", orderOf(cart));
	await openSale(owner, item.id, { quantity: 3 });
	await member.client.call("cart/save-shopping-cart-item", { data: { itemId: item.variant_id }, quantity: 1 });
	await member.client.call("checkout/hold-flash-items", {});
	const { addresses } = await member.client.call("addresses/get-shipping-addresses", {});
	await giveWallet(tenant, { owner, member, points: 500, reason: `${canary} wellbeing` });
	const wished = await addItem(tenant, { name: `${canary} wished` });
	await member.client.call("wish-lists/save-wish-list-item", { item_id: wished.id, note: `${canary} wish` });
	const [wish_list] = (await member.client.call("wish-lists/get-wish-lists", {})).wish_lists;
	await addReview(tenant, member, { item_id: item.id, text: `${canary} review`, status: "approved" });
	return {
		category: category.id,
		item: item.id,
		variant: item.variant_id,
		address: addresses[0]!.id,
		order: Number(Object.keys(ordered.orders)[0]),
		wish_list: wish_list!.id,
	};
}
