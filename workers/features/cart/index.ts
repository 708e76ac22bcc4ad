/** What other features may use of carts: reading one and selling what is in it. */
export { readDetails } from "./rules/line-details";
export { isSold, unitsMayBuy } from "./rules/notices";
export { limitText, quantityProblem } from "./rules/present-cart";
export {
	eraseCarts,
	type KeptCart,
	putKeptCart,
	readKeptCarts,
	readStoredCart,
	removeSold,
	type SoldOrder,
	type StoredCart,
} from "./store";
