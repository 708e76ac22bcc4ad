/** What the store reads follows what it shows: every statement finds a tenant's rows by more than the tenant. */
import { expect, test } from "vitest";
import { planOf } from "#test/kit/plan";
import { createTenant } from "#test/kit/tenant";
import { findVariantsForSale, refreshItemFigures, refreshQuantityLeft, takeStock } from "#workers/features/catalog";
import {
	findDetails,
	listBrands,
	listCategoriesOf,
	listPictures,
	listVariants,
} from "#workers/features/catalog/store/details";
import { findMostPoints, listMostPopular, listNewArrivals } from "#workers/features/catalog/store/listing";
import { findOrderChange, listChangedPopularity, updatePopularity } from "#workers/features/catalog/store/popularity";
import {
	listRecentlyViewed,
	listRecommended,
	listRelated,
	noteView,
	refreshRecommendations,
} from "#workers/features/catalog/store/shelves";
import type { Statement } from "#workers/kernel/sql";

const account = 1;
const last = { counted_at: 1, orders_since: 1 };

const statements: Record<string, Statement | Statement[]> = {
	"new arrivals": listNewArrivals(account, 20, 1),
	"most popular": listMostPopular(account, 20, 1),
	"the dearest item": findMostPoints(account),
	brands: listBrands(account, 200),
	"recently viewed": listRecentlyViewed(account, 1, 1),
	recommended: listRecommended(account, 1, 1),
	related: listRelated(account, 5, 12, 1),
	"an item": [
		findDetails(account, 5, 1),
		listVariants(account, 5),
		listPictures(account, 5),
		listCategoriesOf(account, 5),
	],
	"a look": [...noteView(account, 1, 5, 1), refreshRecommendations(account, 1, 1)],
	"a sale": [
		findVariantsForSale(account, [1], { user_id: 1, now: 1 }),
		takeStock(account, [{ variant_id: 1, quantity: 1 }]),
		refreshQuantityLeft(account, [5]),
	],
	"an import": refreshItemFigures(account, [5]),
	"the count of popularity": [
		findOrderChange(account, last, 2),
		listChangedPopularity(account, 1, 10),
		...updatePopularity(account, [{ id: 5, popularity: 1 }]),
	],
};

test.each(Object.keys(statements))("%s is read by index, not by walking the tenant", async (name) => {
	const { shard } = await createTenant();
	for (const statement of [statements[name]!].flat()) {
		const steps = await planOf(shard, statement);
		const scans = steps
			.filter(
				(step) =>
					/\(account_id=\?\)/.test(step) ||
					/^SCAN (items|variants|categor\w+|orders|order_lines|[ilovcp])\b/.test(step),
			)
			.filter((step) => !/table_versions/.test(step));
		expect(scans).toEqual([]);
	}
});
