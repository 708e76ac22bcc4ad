/** What of a store item its tile needs, so that pages carry nothing else. */
import type { EndpointOutput } from "#workers/registry";

type StoreItem = EndpointOutput<"catalog/get-items">["table_rows"][number];

/** The fields of a tile. */
export type TileItem = Omit<StoreItem, "sku" | "source" | "categories" | "image_alt" | "points_was">;

/** A store item as its tile shows it. */
export function toTile({
	sku: _sku,
	source: _source,
	categories: _categories,
	image_alt: _alt,
	points_was: _was,
	...tile
}: StoreItem): TileItem {
	return tile;
}
