/** Everything that the sales feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { approveSales } from "./bulk-actions/approve-sales";
import { earnings } from "./earnings";
import { getCatalogueChoices } from "./endpoints/get-catalogue-choices";
import { getCatalogueEntry } from "./endpoints/get-catalogue-entry";
import { getItemsToSell } from "./endpoints/get-items-to-sell";
import { getRule } from "./endpoints/get-rule";
import { getSale } from "./endpoints/get-sale";
import { getSaleLevelSummary } from "./endpoints/get-sale-level-summary";
import { getSaleLevels } from "./endpoints/get-sale-levels";
import { logSale } from "./endpoints/log-sale";
import { moderateSale } from "./endpoints/moderate-sale";
import { removeSaleLevel } from "./endpoints/remove-sale-level";
import { saveBrand } from "./endpoints/save-brand";
import { saveLevelDetails } from "./endpoints/save-level-details";
import { saveProductItem } from "./endpoints/save-product-item";
import { saveRule } from "./endpoints/save-rule";
import { saveSaleLevel } from "./endpoints/save-sale-level";
import { switchRule } from "./endpoints/switch-rule";
import { updateSaleCategory } from "./endpoints/update-sale-category";
import { uploadInvoice } from "./endpoints/upload-invoice";
import { salesImport } from "./imports/sales";
import { getBrands } from "./lists/get-brands.query";
import { getInvoices } from "./lists/get-invoices.query";
import { getProductItems } from "./lists/get-product-items.query";
import { getRules } from "./lists/get-rules.query";
import { getSaleCategories } from "./lists/get-sale-categories-under-account.query";
import { getSaleGroups } from "./lists/get-sale-groups.query";
import { getSalesReport } from "./lists/get-sales-report.query";
import { menu } from "./menu";
import { closed } from "./notifications/closed";
import { saleBrandName, saleCategoryName, saleItemName } from "./store/catalogue";
import { invoiceName } from "./store/invoices";
import { saleLevelName } from "./store/levels";
import { saleRuleName } from "./store/rules";
import { saleName } from "./store/sales";

export const feature = defineFeature({
	menu,
	endpoints: [
		getCatalogueChoices,
		getCatalogueEntry,
		saveBrand,
		saveProductItem,
		updateSaleCategory,
		getItemsToSell,
		getSale,
		logSale,
		moderateSale,
		uploadInvoice,
		getRule,
		saveRule,
		switchRule,
		getSaleLevelSummary,
		getSaleLevels,
		removeSaleLevel,
		saveLevelDetails,
		saveSaleLevel,
	],
	lists: [getBrands, getInvoices, getProductItems, getRules, getSaleCategories, getSaleGroups, getSalesReport],
	bulkActions: [approveSales],
	imports: [salesImport],
	notifications: [closed],
	references: {
		...{ sale: saleName, sale_brand: saleBrandName, sale_category: saleCategoryName, sale_item: saleItemName },
		...{ sale_invoice: invoiceName, sale_level: saleLevelName, sale_rule: saleRuleName },
	},
	earnings,
});
