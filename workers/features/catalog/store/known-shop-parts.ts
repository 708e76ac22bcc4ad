/** The parts of the shop's start that other features declare, known once the Worker has started. */
import type { ShopPart, ShopWishList } from "#workers/kernel/define-shop-part";
import type { MemberScope } from "#workers/kernel/scope";

let declared: readonly ShopPart[] = [];

/** Sets the parts, once when the Worker starts. Throws when two share a name. */
export function knowShopParts(parts: readonly ShopPart[]): void {
	if (new Set(parts.map(({ name }) => name)).size < parts.length) throw new Error("two parts of the shop share a name");
	declared = parts;
}

/** What they tell of the person, by name. */
export async function readShopParts(scope: MemberScope): Promise<Partial<Record<ShopPart["name"], ShopWishList[]>>> {
	return Object.fromEntries(await Promise.all(declared.map(async ({ name, read }) => [name, await read(scope)])));
}
