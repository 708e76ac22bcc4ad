/** What other features may use of the catalogue: variants for cart and checkout, stock, and an item's stored figures. */

export { amountOf, maxOrderAmount, maxUnitPoints, totalOf, unitsInOneOrder } from "./rules/amounts";
export { categoryNames } from "./rules/category-path";
export type { FlashOffer } from "./rules/flash-offer";
export { optionInWords } from "./rules/option-words";
export {
	isQuantityAllowed,
	maxUnits,
	mayTypeQuantity,
	type QuantityMultiples,
	quantityChoices,
	quantityStep,
} from "./rules/quantity";
export {
	isBalanceHidden,
	newForMs,
	presentItem,
	type StoreItem,
	type StoreItemRow,
	storeItem,
} from "./rules/store-item";
export { findStoreBrands } from "./steps/find-brands";
export { refreshItemFigures, refreshQuantityLeft } from "./store/figures";
export { knowShopParts } from "./store/known-shop-parts";
export { itemColumns, itemJoins } from "./store/listing";
export {
	findVariantsForSale,
	isPayable,
	returnStock,
	type SaleLine,
	type SaleRow,
	takeStock,
	toVariantForSale,
	type VariantForSale,
} from "./store/sale";
export { itemsToIndex } from "./store/search-documents";
export { refreshRecommendations } from "./store/shelves";
