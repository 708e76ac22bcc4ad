/** What the objects may use of the checkout: the facts of who comes too late. */
export { type LateBuyer, type LateFacts, readLateBuyers } from "./store/late-buyers";
