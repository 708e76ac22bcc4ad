/** What is left of an item's flash sale as the object says, which knows of holds; without its answer, what the database has. */
import { readSaleState } from "#workers/features/flash-sale";
import type { MemberScope } from "#workers/kernel/scope";
import { leastLeft } from "../rules/flash-offer";
import type { StoreItem } from "../rules/store-item";

/** The item with the figure of this moment. */
export async function withLiveFigure<Item extends StoreItem>(scope: MemberScope, item: Item): Promise<Item> {
	if (item.is_flash_sale_item !== 1) return item;
	const state = await readSaleState(scope, item.id).catch((error) => {
		scope.log.warn("sale-not-asked", { item_id: item.id, reason: String(error) });
		return null;
	});
	return state ? { ...item, quantity_left: leastLeft(item.quantity_left, state.quantity_left) } : item;
}
