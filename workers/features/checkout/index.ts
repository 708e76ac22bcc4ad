/** What the dispatcher and the objects may use of the checkout: turning away who comes too late. */
export { mayRejectEarly, rejectLate } from "./steps/reject-early";
export { type LateBuyer, type LateFacts, readLateBuyers } from "./store/late-buyers";
