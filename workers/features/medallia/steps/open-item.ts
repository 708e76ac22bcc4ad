/** Opens an item for a change: it must wait, as it was read. */
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { findItem, type ItemRow } from "../store/items";

/** The item. Throws refusals where it is not there, was decided, or was changed since. */
export async function openItem({ account, read }: MemberScope, item_id: number, version: number): Promise<ItemRow> {
	const [item] = await read(findItem(account.id, item_id));
	if (!item) throw notFound("medallia_item");
	if (item.status !== "pending") throw refuse("medallia_decided");
	if (item.version !== version) throw refuse("medallia_changed");
	return item;
}
