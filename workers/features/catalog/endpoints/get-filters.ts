/** What the store can be narrowed by: categories, brands, and how dear the dearest item is. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { MemberScope } from "#workers/kernel/scope";
import { shopCategory, showsChristmasDisclaimer } from "../rules/shop";
import { listBrands, listCategories } from "../store/details";
import { findMostPoints } from "../store/listing";
import { untilStoreChanges } from "../store/store-cache";

/** How many brands the filter offers. */
const maxBrands = 200;

const filters = z.object({
	categories: z.array(shopCategory),
	brands: z.array(z.string()),
	max_points_range_for_filter: z.int(),
	show_christmas_disclaimer: z.union([z.literal(0), z.literal(1)]),
});

export const getFilters = defineEndpoint({
	name: "catalog/get-filters",
	path: "/api/catalog/api_get_filters",
	summary: "What the store can be narrowed by.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({}),
	output: filters,
	repetition: { kind: "read" },
	cache: untilStoreChanges,
	handler: readFilters,
});

/** The same in the Shop's general chunk. */
export async function readFilters(scope: MemberScope): Promise<z.output<typeof filters>> {
	const [categories, brands, [dearest]] = await Promise.all([
		scope.read(listCategories(scope.account.id)),
		scope.read(listBrands(scope.account.id, maxBrands)),
		scope.read(findMostPoints(scope.account.id)),
	]);
	return {
		categories,
		brands: brands.map(({ name }) => name),
		max_points_range_for_filter: dearest?.points ?? 0,
		show_christmas_disclaimer: showsChristmasDisclaimer(scope.account),
	};
}
