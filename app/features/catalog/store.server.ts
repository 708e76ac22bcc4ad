/** What the store's landing and category screens show. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { placeOf } from "./category-place";
import { countFilters, type ListingQuery, readListingQuery, type SortName } from "./listing-query";
import type { TileItem } from "./tile-item";
import { tilesFor } from "./tiles.server";

const sorts: Record<SortName, { id: string; desc: boolean }> = {
	popular: { id: "popularity", desc: true },
	newest: { id: "created_at", desc: true },
	lowest: { id: "points", desc: false },
	highest: { id: "points", desc: true },
};

const maxOnShelf = 12;

type Context = LoaderFunctionArgs["context"];

/** The loader of both screens; the landing's first page brings the shelves. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const query = readListingQuery(new URL(request.url).searchParams);
	const category_id = params.id === undefined ? undefined : context.id(params.id);
	const isFront =
		category_id === undefined && query.page === 1 && countFilters(query) === 0 && query.sort === "popular";
	const [filters, page, shelves] = await Promise.all([
		context.call("catalog/get-filters", {}),
		readPage(context, query, category_id),
		isFront ? readShelves(context) : null,
	]);
	const place = placeOf(filters.categories, category_id);
	if (!place) throw Response.json({ resultType: "not_found" }, { status: 404 });
	return {
		title: place.current?.name ?? context.texts.t("catalog:store.title"),
		query,
		place,
		brands: filters.brands,
		most_points: filters.max_points_range_for_filter,
		has_christmas_disclaimer: filters.show_christmas_disclaimer === 1,
		now_ms: Date.now(),
		items: page.table_rows.map(tilesFor(context)),
		total_rows: page.total_rows,
		total_pages: page.total_pages,
		next_anchor: page.extra_data.anchor,
		shelves,
	};
}

function readPage(context: Context, query: ListingQuery, category_id: number | undefined) {
	return context.call("catalog/get-items", {
		page: query.page - 1,
		anchor: query.anchor,
		sorted: [sorts[query.sort]],
		filters: {
			category_id,
			search: query.search || undefined,
			brand: query.brand || undefined,
			min_points: query.min,
			max_points: query.max,
			affordable: query.isAffordable ? 1 : undefined,
		},
	});
}

/** The shelves of the landing in their order; empty ones are left out by the screen. */
async function readShelves(context: Context): Promise<Shelf[]> {
	const [sales, mine, arrivals, popular] = await Promise.all([
		context.call("catalog/get-flash-sale", {}),
		context.call("catalog/init-shop", { chunkName: "user_level_data" }),
		context.call("catalog/init-shop", { chunkName: "new_arrivals" }),
		context.call("catalog/init-shop", { chunkName: "most_popular" }),
	]);
	const toTile = tilesFor(context);
	const shelf = (name: Shelf["name"], items: readonly Parameters<typeof toTile>[0][] = []): Shelf => ({
		name,
		items: items.slice(0, maxOnShelf).map(toTile),
	});
	return [
		shelf("flash_sale", sales.items),
		shelf("recommended", mine.shop.recommended_items),
		shelf("most_popular", popular.shop.most_popular),
		shelf("new_arrivals", arrivals.shop.new_arrivals),
		shelf("recently_viewed", mine.shop.recently_viewed_items),
	];
}

/** A row of items with the name of its heading. */
export type Shelf = {
	name: "flash_sale" | "recommended" | "new_arrivals" | "most_popular" | "recently_viewed";
	items: TileItem[];
};
