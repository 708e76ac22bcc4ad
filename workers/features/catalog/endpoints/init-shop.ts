/** Brings one chunk of the Shop; the shelves were computed when items, orders or looks were written. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { readPage } from "#workers/kernel/read-page";
import type { MemberScope } from "#workers/kernel/scope";
import { getItems } from "../lists/get-items.query";
import { type Bucket, bucketsOf } from "../rules/buckets";
import { shop, shopChunks } from "../rules/shop";
import { presentItems, type StoreItem } from "../rules/store-item";
import { readShopParts } from "../store/known-shop-parts";
import { listInBuckets, listMostPopular, listNewArrivals } from "../store/listing";
import { listRecentlyViewed, listRecommended } from "../store/shelves";
import { untilStoreChanges } from "../store/store-cache";
import { readFilters } from "./get-filters";

/** How many items a shelf holds. */
const maxOnShelf = 20;

/** How many items in any bucket are looked at, the newest first. */
const maxInBuckets = 60;

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
	cache: (scope, { chunkName }) => (chunkName === "user_level_data" ? undefined : untilStoreChanges(scope)),
	handler: async (scope, { chunkName }) => ({ shop: await chunks[chunkName](scope) }),
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
	const [filters, put_forward, { table_rows, total_rows }] = await Promise.all([
		readFilters(scope),
		readBuckets(scope),
		readPage(getItems as never, scope, { page: 0, pageSize: getItems.face.page_size, filters: {} }),
	]);
	const top_categories = filters.categories.filter(({ parent_id }) => parent_id === null);
	return { ...filters, ...put_forward, top_categories, all_items: table_rows as StoreItem[], total_rows };
}

/** What stands in each bucket, the newest first. */
async function readBuckets(scope: MemberScope): Promise<Record<Bucket, StoreItem[]>> {
	const rows = await scope.read(listInBuckets(scope.account.id, maxInBuckets, scope.clock.now()));
	const inBucket = (name: Bucket) =>
		presentItems(rows.filter(({ buckets: sum }) => bucketsOf(sum).includes(name)).slice(0, maxOnShelf), scope);
	return { featured: inBucket("featured"), trending: inBucket("trending"), homepage: inBucket("homepage") };
}

async function readForPerson(scope: MemberScope): Promise<Chunk> {
	const now = scope.clock.now();
	const [viewed, recommended, parts] = await Promise.all([
		scope.read(listRecentlyViewed(scope.account.id, scope.user.id, now)),
		scope.read(listRecommended(scope.account.id, scope.user.id, now)),
		readShopParts(scope),
	]);
	return {
		recently_viewed_items: presentItems(viewed, scope),
		recommended_items: presentItems(recommended, scope),
		...parts,
	};
}
