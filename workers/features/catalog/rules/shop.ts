/** The parts of the Shop entity (specification §3) and which chunk of the start brings which. */
import { z } from "zod";
import type { Account } from "#workers/kernel/identity";
import { storeItem } from "./store-item";

/** The shop loads in four chunks and counts as loaded once all four are in. */
export const shopChunks = ["general", "new_arrivals", "most_popular", "user_level_data"] as const;

/** A category of the tree with the number of listed items at and below it. */
export const shopCategory = z.object({
	id: z.int(),
	parent_id: z.int().nullable(),
	name: z.string(),
	item_count: z.int(),
});

/** A wish list by its name and how many items it holds. */
const shopWishList = z.object({
	id: z.int(),
	name: z.string(),
	is_default: z.literal([0, 1]),
	item_count: z.int(),
});

/** The Shop; a chunk brings its own fields. */
export const shop = z.object({
	categories: z.array(shopCategory).optional(),
	top_categories: z.array(shopCategory).optional(),
	/** Brands of listed items, for the filter. */
	brands: z.array(z.string()).optional(),
	/** The first page of everything, and how many items there are in all. */
	all_items: z.array(storeItem).optional(),
	total_rows: z.int().optional(),
	max_points_range_for_filter: z.int().optional(),
	show_christmas_disclaimer: z.union([z.literal(0), z.literal(1)]).optional(),
	/** What account owners put forward, by bucket. */
	featured: z.array(storeItem).optional(),
	trending: z.array(storeItem).optional(),
	homepage: z.array(storeItem).optional(),
	new_arrivals: z.array(storeItem).optional(),
	most_popular: z.array(storeItem).optional(),
	recently_viewed_items: z.array(storeItem).optional(),
	recommended_items: z.array(storeItem).optional(),
	/** The person's own, the usual one first. */
	wish_lists: z.array(shopWishList).optional(),
});

/** Whether the account shows the notice about deliveries before Christmas, a setting. */
export function showsChristmasDisclaimer(account: Pick<Account, "settings">): 0 | 1 {
	return account.settings.show_christmas_disclaimer === 1 ? 1 : 0;
}
