/** A part of the shop's start that another feature knows of whoever opens it: their wish lists. */
import type { MemberScope } from "./scope";

/** A wish list as the shop names it. */
export type ShopWishList = { id: number; name: string; is_default: 0 | 1; item_count: number };

/** A part of the Shop under its name there, read for the person together with their shelves. */
export type ShopPart = { name: "wish_lists"; read(scope: MemberScope): Promise<ShopWishList[]> };

/** Declares a part, in the feature's `shopParts`. */
export function defineShopPart(part: ShopPart): ShopPart {
	return part;
}
