/** Everything that the sales feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { approveSales } from "./bulk-actions/approve-sales";
import { getCatalogueChoices } from "./endpoints/get-catalogue-choices";
import { getCatalogueEntry } from "./endpoints/get-catalogue-entry";
import { getSale } from "./endpoints/get-sale";
import { logSale } from "./endpoints/log-sale";
import { saveBrand } from "./endpoints/save-brand";
import { saveProductItem } from "./endpoints/save-product-item";
import { updateSaleCategory } from "./endpoints/update-sale-category";
import { getBrands } from "./lists/get-brands.query";
import { getProductItems } from "./lists/get-product-items.query";
import { getSaleCategories } from "./lists/get-sale-categories-under-account.query";
import { getSalesReport } from "./lists/get-sales-report.query";
import { menu } from "./menu";
import { saleBrandName, saleCategoryName, saleItemName } from "./store/catalogue";
import { saleName } from "./store/sales";

export const feature = defineFeature({
	menu,
	endpoints: [getCatalogueChoices, getCatalogueEntry, getSale, logSale, saveBrand, saveProductItem, updateSaleCategory],
	lists: [getBrands, getProductItems, getSaleCategories, getSalesReport],
	bulkActions: [approveSales],
	references: { sale: saleName, sale_brand: saleBrandName, sale_category: saleCategoryName, sale_item: saleItemName },
});
