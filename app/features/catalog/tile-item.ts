/** What of a store item its tile needs, so that pages carry nothing else. */
import type { EndpointOutput } from "#workers/registry";

type StoreItem = EndpointOutput<"catalog/get-items">["table_rows"][number];

/** The fields of a tile; the old price only where a flash sale makes it shown. */
export type TileItem = Omit<StoreItem, "sku" | "source" | "categories" | "image_alt"> & {
	/** The end of a flash sale in words. */
	live_to_text?: string;
};

/** A store item as its tile shows it. */
export function toTile({
	sku: _sku,
	source: _source,
	categories: _categories,
	image_alt: _alt,
	points_was,
	...tile
}: StoreItem): TileItem {
	return tile.is_flash_sale_item === 1 ? { ...tile, points_was } : tile;
}
