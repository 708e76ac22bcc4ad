/** How far back a checkout looks for an order that it may be the repeat of. */
import { dayMs } from "#workers/kernel/clock";

/** How long the orders of a member are looked through for one that the cart has not given up yet. */
export const recentMs = dayMs;
