/** The signed-in person's own wish lists, as a part of the shop's start: names and how much is on each. */
import { defineShopPart } from "#workers/kernel/define-shop-part";
import { listWishLists } from "../store/lists";

export const wishListsPart = defineShopPart({
	name: "wish_lists",
	read: async ({ account, user, read }) => {
		const lists = await read(listWishLists(account.id, user.id));
		return lists.map(({ id, name, is_default, item_count }) => ({ id, name, is_default, item_count }));
	},
});
