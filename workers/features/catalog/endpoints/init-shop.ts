/** Brings one chunk of the Shop; the shelves were computed when items, orders or looks were written. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { MemberScope } from "#workers/kernel/scope";
import { cacheByVersion } from "#workers/runtime/cached-answers";
import { shop, shopChunks } from "../rules/shop";
import { presentItems } from "../rules/store-item";
import { listMostPopular, listNewArrivals } from "../store/listing";
import { listRecentlyViewed, listRecommended } from "../store/shelves";
import { untilStoreChanges } from "../store/store-cache";
import { readFilters } from "./get-filters";

/** How many items a shelf holds, and how many the general chunk. */
const maxOnShelf = 20;
const maxOfAll = 28;

type Chunk = z.input<typeof shop>;

export const initShop = defineEndpoint({
	name: "catalog/init-shop",
	path: "/api/catalog/api_init_shop",
	summary: "One chunk of the shop: general, new_arrivals, most_popular or user_level_data.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop"],
	input: z.object({ chunkName: z.enum(shopChunks) }),
	output: z.object({ shop }),
	repetition: { kind: "read" },
	handler: async (scope, { chunkName }) => {
		const make = async () => ({ shop: await chunks[chunkName](scope) });
		if (chunkName === "user_level_data") return make();
		return cacheByVersion(scope, `catalog/init-shop ${chunkName}`, untilStoreChanges(scope), make);
	},
});

const chunks: Record<(typeof shopChunks)[number], (scope: MemberScope) => Promise<Chunk>> = {
	general: readGeneral,
	new_arrivals: async (scope) => {
		const rows = await scope.read(listNewArrivals(scope.account.id, maxOnShelf, scope.clock.now()));
		return { new_arrivals: presentItems(rows, scope) };
	},
	most_popular: async (scope) => {
		const rows = await scope.read(listMostPopular(scope.account.id, maxOnShelf, scope.clock.now()));
		return { most_popular: presentItems(rows, scope) };
	},
	user_level_data: readForPerson,
};

async function readGeneral(scope: MemberScope): Promise<Chunk> {
	const [filters, items] = await Promise.all([
		readFilters(scope),
		scope.read(listNewArrivals(scope.account.id, maxOfAll, scope.clock.now())),
	]);
	const top_categories = filters.categories.filter(({ parent_id }) => parent_id === null);
	return { ...filters, top_categories, all_items: presentItems(items, scope) };
}

async function readForPerson(scope: MemberScope): Promise<Chunk> {
	const now = scope.clock.now();
	const [viewed, recommended] = await Promise.all([
		scope.read(listRecentlyViewed(scope.account.id, scope.user.id, now)),
		scope.read(listRecommended(scope.account.id, scope.user.id, now)),
	]);
	return { recently_viewed_items: presentItems(viewed, scope), recommended_items: presentItems(recommended, scope) };
}
