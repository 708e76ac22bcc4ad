/** Everything that the catalog feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { addItemToRecentlyViewed } from "./endpoints/add-item-to-recently-viewed";
import { fetchItemDetails } from "./endpoints/fetch-item-details";
import { getFilters } from "./endpoints/get-filters";
import { getFlashSale } from "./endpoints/get-flash-sale";
import { getManagedCategories } from "./endpoints/get-managed-categories";
import { getManagedItem } from "./endpoints/get-managed-item";
import { getRecentlyViewedItems } from "./endpoints/get-recently-viewed-items";
import { getRelatedItems } from "./endpoints/get-related-items";
import { getSpelling } from "./endpoints/get-spelling";
import { getSuggestedItems } from "./endpoints/get-suggested-items";
import { initShop } from "./endpoints/init-shop";
import { removeItemPicture } from "./endpoints/remove-item-picture";
import { saveCategory } from "./endpoints/save-category";
import { saveItem } from "./endpoints/save-item";
import { saveItemPicture } from "./endpoints/save-item-picture";
import { saveVariant } from "./endpoints/save-variant";
import { catalogueImport } from "./imports/catalogue";
import { countPopularity } from "./jobs/count-popularity";
import { fetchPictures } from "./jobs/fetch-pictures";
import { indexCategory } from "./jobs/index-category";
import { getItems } from "./lists/get-items.query";
import { getManagedItems } from "./lists/get-managed-items.query";
import { menu } from "./menu";
import { overviewParts } from "./overview-parts";
import { itemsSection } from "./searches/items";
import { categoryName } from "./store/details";

export const feature = defineFeature({
	endpoints: [
		initShop,
		getFilters,
		fetchItemDetails,
		getFlashSale,
		getRelatedItems,
		getSpelling,
		getSuggestedItems,
		getRecentlyViewedItems,
		addItemToRecentlyViewed,
		getManagedCategories,
		getManagedItem,
		removeItemPicture,
		saveCategory,
		saveItem,
		saveItemPicture,
		saveVariant,
	],
	lists: [getItems, getManagedItems],
	references: { category: categoryName },
	jobs: [fetchPictures, indexCategory],
	imports: [catalogueImport],
	scheduled: [countPopularity],
	menu,
	searches: [itemsSection],
	overviewParts,
});
