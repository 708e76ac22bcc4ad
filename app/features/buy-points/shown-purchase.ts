/** The purchase as its page has it. */
import type { loader } from "./buy-points.server";

/** The purchase as its page has it. */
export type ShownPurchase = NonNullable<Awaited<ReturnType<typeof loader>>["purchase"]>;
