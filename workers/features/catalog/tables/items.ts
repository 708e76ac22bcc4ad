/** The store's listing: what is listed everywhere or under a category, by popularity, points or date, 28 a page. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineTable } from "#workers/kernel/define-table";
import { Refusal } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { isBalanceHidden, presentItem, type StoreItemRow, storeItem } from "../rules/store-item";
import { listing } from "../store/figures";
import { foundBy, itemColumns, itemJoins, listedItems, ofBrand } from "../store/listing";
import { untilStoreChanges } from "../store/store-cache";

const points = z.int().min(0).max(1_000_000_000_000).optional();

const pointsOfListed = sql`listed.points`;

const filters = z.object({
	category_id: z.int().optional(),
	brand: z.string().max(200).optional(),
	search: z.string().max(200).optional(),
	searchString: z.string().max(200).optional(),
	min_points: points,
	max_points: points,
	/** 1: only what the person's balance covers. */
	affordable: z.union([z.literal(0), z.literal(1)]).optional(),
});

export const itemsTable = defineTable({
	name: listing,
	path: "/api/catalog/api_get_items",
	summary: "Items of the store, 28 a page.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	page_size: 28,
	row: storeItem,
	columns: [
		{ id: "name", heading: "catalog:columns.name", kind: "text" },
		{ id: "brand_name", heading: "catalog:columns.brand", kind: "text" },
		{ id: "points", heading: "catalog:columns.points", kind: "points", sort: "points" },
		{ id: "quantity_left", heading: "catalog:columns.quantityLeft", kind: "number" },
	],
	filters,
	version_of: listing,
	seen_by: (scope, { affordable }) => (affordable ? [scope.user.point_balance] : []),
	kept: (scope, { search, searchString }) => (search || searchString ? undefined : untilStoreChanges(scope)),
	joins: 4,
	sorts: {
		popularity: { key: sql`listed.popularity`, id: sql`listed.id` },
		points: { key: pointsOfListed, id: sql`listed.id` },
		created_at: { key: sql`listed.created_at`, id: sql`listed.id` },
	},
	default_sort: { id: "popularity", desc: true },
	check: (scope, { affordable }) => {
		if (affordable && isBalanceHidden(scope.account)) throw new Refusal("feature_disabled", 403);
	},
	query: (scope, chosen) => ({
		select: itemColumns,
		from: listedItems(scope.account.id, chosen.category_id),
		joins: sql`join items i on i.account_id = ${scope.account.id} and i.id = listed.id ${itemJoins(scope.clock.now())}`,
		where: [sql`1`],
		...narrowing(scope, chosen),
	}),
	present: (scope, row) => presentItem(row as unknown as StoreItemRow, scope.account, scope.clock.now()),
});

/** Brand and search are found by a walk; what can be afforded is one more upper end of the points. */
function narrowing(
	{ account, user }: MemberScope,
	{ brand, search, searchString, ...chosen }: z.output<typeof filters>,
) {
	const term = search?.trim() || searchString?.trim();
	const ends = [chosen.max_points, chosen.affordable ? Math.max(0, user.point_balance) : undefined];
	const given = ends.filter((end): end is number => end !== undefined);
	return {
		found: [...(brand ? [ofBrand(account.id, brand)] : []), ...(term ? [foundBy(account.id, term)] : [])],
		range: {
			key: pointsOfListed,
			from: chosen.min_points,
			to: given.length > 0 ? Math.min(...given) : undefined,
		},
	};
}
