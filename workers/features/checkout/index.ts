/** What the door and the objects may use of the checkout: turning away who comes too late. */
export { mayTurnAway, turnAwayLate } from "./endpoints/turn-away";
export { type LateBuyer, type LateFacts, readLateBuyers } from "./store/late-buyers";
