/** Who orders what a flash sale has sold out is told so at the dispatcher, by facts that many share (decision 024). */
import type { LateBuyers } from "#workers/durable-objects/late-buyers";
import type { Refusal } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { refuseEach } from "./refuse-problems";

type Order = { shoppingCart: { items: readonly { itemId: number }[] } };

/** The variants that are ordered. */
export const variantsOf = ({ shoppingCart }: Order) => shoppingCart.items.map(({ itemId }) => itemId);

/** The refusal of an order whose lines a flash sale has sold out, each by its name. */
export function soldOutRefusal(
	scope: Pick<MemberScope, "translate">,
	variants: readonly { id: number; name: string }[],
): Refusal {
	const lines = variants.map((variant) => ({ variant }));
	return refuseEach("flash_sale_sold_out", lines, () => scope.translate("checkout:flashLine.soldOut"));
}

/** What is sold out of an order, and who orders; no refusal for what may be an earlier order again. */
export async function askLateBuyers(scope: MemberScope, order: Order, key: string | undefined) {
	const { account, user, request, env, clock } = scope;
	if (!request.session_hash) return { rejected: [], person: undefined, refusal: undefined };
	const objects = env.LATE_BUYERS as unknown as DurableObjectNamespace<LateBuyers>;
	const object = objects.get(objects.idFromName(String(account.id)));
	const { session_hash } = request;
	const buyer = { session_hash, user_id: user.id, key: key ?? null, variant_ids: variantsOf(order) };
	const { person, mayBeRepeat, sold_out } = await object.ask(account, buyer, clock.now());
	const refusal = mayBeRepeat || sold_out.length === 0 ? undefined : soldOutRefusal(scope, sold_out);
	return { rejected: sold_out.map(({ id }) => id), person, refusal };
}
