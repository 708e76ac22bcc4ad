/** What other features may use of the catalogue: variants for cart and checkout, stock, and an item's kept figures. */

export type { FlashOffer } from "./rules/flash-offer";
export {
	isQuantityAllowed,
	mayTypeQuantity,
	mostUnits,
	type QuantityMultiples,
	quantityChoices,
	quantityStep,
} from "./rules/quantity";
export { refreshItemFigures, refreshQuantityLeft } from "./store/figures";
export {
	findVariantsForSale,
	type SaleLine,
	type SaleRow,
	takeStock,
	toVariantForSale,
	type VariantForSale,
} from "./store/sale";
export { refreshRecommendations } from "./store/shelves";
