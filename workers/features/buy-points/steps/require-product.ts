/** Refuses whoever may not buy something. */
import { Refusal } from "#workers/kernel/errors";
import { buyerOf, type Person } from "../rules/buyer";
import { mayBuy, type Product } from "../rules/purchase";

/** Throws feature_disabled (403). */
export function requireProduct(person: Person, product: Product): void {
	if (!mayBuy(buyerOf(person), product)) throw new Refusal("feature_disabled", 403);
}
