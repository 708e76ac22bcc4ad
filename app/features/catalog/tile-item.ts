/** What of a store item its tile needs, so that pages carry nothing else. */

import type { EndpointOutput } from "#workers/registry";
import { perFrozen } from "~/ui/rules/per-frozen";
import type { TileItem as ShownItem } from "~/ui/rules/store-tile";

type StoreItem = EndpointOutput<"catalog/get-items">["table_rows"][number];

/** The fields of a tile; those that say nothing are left out, and the old price is there only in a flash sale. */
export type TileItem = ShownItem & { id: number; live_to_date?: number };

/** A store item as its tile shows it; the same tile again for an item that the server caches. */
export const toTile = perFrozen(makeTile);

function makeTile({ id, name, image_url, points, ...item }: StoreItem): TileItem {
	const { minimum_display_cost: least, maximum_display_cost: max } = item;
	return {
		id,
		name,
		image_url,
		points,
		...(item.brand_name ? { brand_name: item.brand_name } : {}),
		...(least === points && max === points ? {} : { minimum_display_cost: least, maximum_display_cost: max }),
		...(item.quantity_multiples ? { quantity_multiples: item.quantity_multiples } : {}),
		...(item.quantity_left === null ? {} : { quantity_left: item.quantity_left }),
		...(item.created_at === undefined ? {} : { created_at: item.created_at }),
		...(item.is_flash_sale_item === 1
			? { is_flash_sale_item: 1, points_was: item.points_was, live_to_date: item.live_to_date }
			: {}),
	};
}
