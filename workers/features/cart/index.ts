/** What other features may use of carts: counting one for the frame, and selling what is in it. */
export { readDetails } from "./rules/line-details";
export { isSold } from "./rules/notices";
export { quantityProblem } from "./rules/present-cart";
export { countCart, readStoredCart, removeSold, type SoldOrder, type StoredCart } from "./store";
