/** Everything that the catalog feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { addItemToRecentlyViewed } from "./endpoints/add-item-to-recently-viewed";
import { fetchItemDetails } from "./endpoints/fetch-item-details";
import { getFilters } from "./endpoints/get-filters";
import { getFlashSale } from "./endpoints/get-flash-sale";
import { getRecentlyViewedItems } from "./endpoints/get-recently-viewed-items";
import { getRelatedItems } from "./endpoints/get-related-items";
import { getSuggestedItems } from "./endpoints/get-suggested-items";
import { initShop } from "./endpoints/init-shop";
import { catalogueImport } from "./imports/catalogue";
import { countPopularity } from "./jobs/count-popularity";
import { fetchPictures } from "./jobs/fetch-pictures";
import { getItems } from "./lists/get-items.query";
import { menu } from "./menu";
import { itemsSection } from "./searches/items";

export const feature = defineFeature({
	endpoints: [
		initShop,
		getFilters,
		fetchItemDetails,
		getFlashSale,
		getRelatedItems,
		getSuggestedItems,
		getRecentlyViewedItems,
		addItemToRecentlyViewed,
	],
	lists: [getItems],
	jobs: [fetchPictures],
	imports: [catalogueImport],
	scheduled: [countPopularity],
	menu,
	searches: [itemsSection],
});
