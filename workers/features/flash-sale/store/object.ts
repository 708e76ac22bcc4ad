/** The way to an item's flash sale, which an object of its own counts. */
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { holdMs } from "../rules/holds";
import type { HoldAnswer, Place, SaleObject, SaleState } from "../rules/sale-object";

type Sale = SaleObject & Rpc.DurableObjectBranded;

type Near = Pick<Scope, "account" | "env" | "clock">;

/** The object `${account_id}:${item_id}`. */
export function objectOfSale({ account, env }: Near, item_id: number): DurableObjectStub<Sale> {
	const sales = env.FLASH_SALES as unknown as DurableObjectNamespace<Sale>;
	return sales.get(sales.idFromName(`${account.id}:${item_id}`));
}

/** What the object is told of who asks for a line. */
export const lineHeaders = { user: "x-laurel-user", session: "x-laurel-session" } as const;

/** The object's answer to a page of the signed-in person that asks for a line; it ends with the session. */
export function askForLine(scope: MemberScope, item_id: number): Promise<Response> {
	const headers = {
		upgrade: "websocket",
		[lineHeaders.user]: String(scope.user.id),
		[lineHeaders.session]: scope.request.session_hash ?? "",
	};
	return objectOfSale(scope, item_id).fetch(new Request("https://flash-sale/line", { headers }));
}

/** What is left of an item's sale now, less what is held; null when none runs. */
export async function readSaleState(scope: Near, item_id: number): Promise<SaleState | null> {
	return objectOfSale(scope, item_id).status(placeOf(scope, item_id), scope.clock.now());
}

/** Holds units for a person, or says why not; the same hold again while it lasts. */
export async function holdUnits(
	scope: Near & Pick<Scope, "newId">,
	wish: { item_id: number; sale_id: number; user_id: number; quantity: number },
): Promise<HoldAnswer> {
	const { item_id, ...asked } = wish;
	const given = { ...asked, hold_id: scope.newId(), hold_ms: holdMs(scope.env.FLASH_HOLD_MS) };
	return objectOfSale(scope, item_id).hold(placeOf(scope, item_id), given, scope.clock.now());
}

/** Tells the object that an order has sold what was held. */
export async function settleHold(
	scope: Near,
	sold: { item_id: number; hold_id: number; user_id: number; quantity: number },
): Promise<void> {
	const { item_id, ...hold } = sold;
	await objectOfSale(scope, item_id).settle(placeOf(scope, item_id), hold, scope.clock.now());
}

/** Gives back what this very call had taken, when nothing came of it. */
export async function giveBackHold(
	scope: Near,
	hold: { item_id: number; hold_id: number; user_id: number },
): Promise<void> {
	await objectOfSale(scope, hold.item_id).release(hold.user_id, hold.hold_id);
}

/** Has the object read its sale anew: one was made, or the database refused what the object had allowed. */
export async function refreshSale(scope: Near, item_id: number): Promise<void> {
	await objectOfSale(scope, item_id).refresh(placeOf(scope, item_id), scope.clock.now());
}

/** Ends what a person holds of these items. */
export async function endHoldsOf(scope: Near, items: readonly number[], user_id: number): Promise<void> {
	const now = scope.clock.now();
	await Promise.all(items.map((item) => objectOfSale(scope, item).endHoldOf(placeOf(scope, item), user_id, now)));
}

/** Deletes the objects of these items with all that they keep; gives how many there were. */
export async function eraseSaleObjects(
	env: Near["env"],
	account_id: number,
	items: readonly number[],
): Promise<number> {
	const sales = env.FLASH_SALES as unknown as DurableObjectNamespace<Sale>;
	const erased = await Promise.all(items.map((item) => sales.get(sales.idFromName(`${account_id}:${item}`)).erase()));
	return erased.filter(Boolean).length;
}

function placeOf({ account }: Near, item_id: number): Place {
	return { account_id: account.id, shard: account.shard, item_id };
}
