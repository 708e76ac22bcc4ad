/** What other features may use of flash sales: the price of a live sale, holds, what an order takes, and making a sale. */

export { type Hold, type HoldRefusal, holdEnd, holdRefusal, isLive, type Sale } from "./rules/holds";
export type { HoldAnswer, Place, SaleObject, SaleState, Taken, Wish } from "./rules/sale-object";
export { openSale } from "./steps/open-sale";
export { type HoldEnd, listHoldEnds, releaseHolds, type SoldUnits, sellUnits } from "./store/holds";
export {
	endHoldsOf,
	eraseSaleObjects,
	giveBackHold,
	holdUnits,
	lineHeaders,
	readSaleState,
	refreshSale,
	settleHold,
} from "./store/object";
export { endSaleOnce, readSale } from "./store/object-reads";
export {
	boughtInSale,
	joinLiveSale,
	type LiveSaleColumns,
	listEndedSales,
	liveSaleColumns,
} from "./store/sales";
