/** Everything that the catalog feature declares, for the registry. */
import { endpointOfTable } from "#workers/kernel/define-table";
import { addItemToRecentlyViewed } from "./endpoints/add-item-to-recently-viewed";
import { fetchItemDetails } from "./endpoints/fetch-item-details";
import { getFilters } from "./endpoints/get-filters";
import { getFlashSale } from "./endpoints/get-flash-sale";
import { getRecentlyViewedItems } from "./endpoints/get-recently-viewed-items";
import { getRelatedItems } from "./endpoints/get-related-items";
import { getSuggestedItems } from "./endpoints/get-suggested-items";
import { initShop } from "./endpoints/init-shop";
import { countPopularity } from "./jobs/count-popularity";
import { itemsTable } from "./tables/items";

export const catalogDeclarations = {
	endpoints: {
		"catalog/init-shop": initShop,
		"catalog/get-filters": getFilters,
		"catalog/get-items": endpointOfTable(itemsTable),
		"catalog/fetch-item-details": fetchItemDetails,
		"catalog/get-flash-sale": getFlashSale,
		"catalog/get-related-items": getRelatedItems,
		"catalog/get-suggested-items": getSuggestedItems,
		"catalog/get-recently-viewed-items": getRecentlyViewedItems,
		"catalog/add-item-to-recently-viewed": addItemToRecentlyViewed,
	},
	tables: [itemsTable],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [countPopularity],
} as const;
