/** Who orders what a flash sale has sold out is told so at the dispatcher, by facts that many share (decision 024). */
import type { LateBuyers } from "#workers/durable-objects/late-buyers";
import type { UserRow } from "#workers/features/session";
import type { Refusal } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { BoundedCache } from "#workers/runtime/bounded-cache";
import { refuseEach } from "./refuse-problems";

/** What this isolate last saw sold out, by account: who orders it is worth asking about. It decides nothing. */
const seenSoldOut = new BoundedCache<Set<number>>({ maxEntries: 1_000 });
const maxSeen = 1_000;

/** Notes variants whose flash sale was just seen sold out. */
export function noteSoldOut(account_id: number, variants: readonly { id: number }[]): void {
	const seen = seenSoldOut.get(String(account_id)) ?? new Set();
	if (seen.size + variants.length > maxSeen) seen.clear();
	for (const { id } of variants) seen.add(id);
	seenSoldOut.set(String(account_id), seen);
}

/** Whether anything of this account was seen sold out. */
export function mayRejectEarly(account_id: number): boolean {
	return seenSoldOut.get(String(account_id)) !== undefined;
}

/** The refusal of an order whose lines a flash sale has sold out, each by its name. */
export function soldOutRefusal(
	scope: Pick<MemberScope, "translate">,
	variants: readonly { id: number; name: string }[],
): Refusal {
	const lines = variants.map((variant) => ({ variant }));
	return refuseEach("flash_sale_sold_out", lines, () => scope.translate("checkout:flashLine.soldOut"));
}

/**
 * The refusal of an order that comes too late, with the session's person as the database has it at this moment. Nothing
 * for an order that may have another answer: it goes the usual way.
 */
export async function rejectLate(
	scope: MemberScope,
	{ shoppingCart }: { shoppingCart: { items: readonly { itemId: number }[] } },
	key: string | undefined,
): Promise<{ refusal: Refusal; person: UserRow } | undefined> {
	const { account, user, request, env, clock } = scope;
	const variant_ids = shoppingCart.items.map(({ itemId }) => itemId);
	const seen = seenSoldOut.get(String(account.id));
	if (!request.session_hash || !variant_ids.some((id) => seen?.has(id))) return undefined;
	const objects = env.LATE_BUYERS as unknown as DurableObjectNamespace<LateBuyers>;
	const buyer = { session_hash: request.session_hash, user_id: user.id, key: key ?? null, variant_ids };
	const object = objects.get(objects.idFromName(String(account.id)));
	const { person, mayBeRepeat, sold_out } = await object.ask(account, buyer, clock.now());
	for (const id of variant_ids) if (!sold_out.some((variant) => variant.id === id)) seen?.delete(id);
	if (seen?.size === 0) seenSoldOut.delete(String(account.id));
	return person && !mayBeRepeat && sold_out.length > 0
		? { refusal: soldOutRefusal(scope, sold_out), person }
		: undefined;
}
