/** The way to a member's cart, which lives in an object of its own, not in the database. */
import type {
	Added,
	Cart,
	KeptCart,
	LineToAdd,
	LineToSave,
	SoldOrder,
	StoredCart,
	StoredLine,
} from "#workers/durable-objects/cart";
import type { Environment } from "#workers/kernel/environment";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { doOnce } from "#workers/runtime/memo";

export type { KeptCart, LineToSave, SoldOrder, StoredCart, StoredLine };

/** The signed-in person's cart, after giving up what these orders took. */
export function readStoredCart(scope: MemberScope, sold: SoldOrder[] = []): Promise<StoredCart> {
	return cartOf(scope.env, scope.account.id, scope.user.id).read(sold, scope.clock.now());
}

/** Sets a line of the signed-in person's cart; null when the cart is full. */
export function saveStoredLine(scope: MemberScope, line: LineToSave): Promise<StoredCart | null> {
	return cartOf(scope.env, scope.account.id, scope.user.id).save(line, scope.clock.now());
}

/** Adds to a line of the signed-in person's cart; the object decides by what the line has at that moment. */
export function addToStoredLine(scope: MemberScope, line: LineToAdd): Promise<Added> {
	return cartOf(scope.env, scope.account.id, scope.user.id).add(line, scope.clock.now());
}

/** Takes a line out of the signed-in person's cart. */
export function removeStoredLine(scope: MemberScope, item_id: number): Promise<StoredCart> {
	return cartOf(scope.env, scope.account.id, scope.user.id).remove([item_id], scope.clock.now());
}

/** Takes what an order sold out of somebody's cart, once: what follows an order need not ask the cart again. */
export async function removeSold(
	scope: Pick<Scope, "account" | "env" | "clock">,
	user_id: number,
	order: SoldOrder,
): Promise<void> {
	await doOnce(`cart/remove-sold ${scope.account.id}:${order.order_id}`, () =>
		cartOf(scope.env, scope.account.id, user_id).read([order], scope.clock.now()),
	);
}

/** How many units lie in the signed-in person's cart: one call, no database. */
export async function countCart(scope: Pick<MemberScope, "account" | "user" | "env">): Promise<number> {
	return cartOf(scope.env, scope.account.id, scope.user.id).count();
}

/** All that the carts of these people keep, for an export; people without one are left out. */
export async function readKeptCarts(
	env: Environment,
	account_id: number,
	people: readonly number[],
): Promise<(KeptCart & { user_id: number })[]> {
	const carts = await Promise.all(
		people.map(async (user_id) => ({ user_id, cart: await cartOf(env, account_id, user_id).keptWhole() })),
	);
	return carts.flatMap(({ user_id, cart }) => (cart ? [{ user_id, ...(cart as unknown as KeptCart) }] : []));
}

/** Puts a cart of an export in its place. */
export async function putKeptCart(
	env: Environment,
	account_id: number,
	user_id: number,
	cart: KeptCart,
): Promise<void> {
	await cartOf(env, account_id, user_id).take(cart);
}

/** Deletes the carts of these people with all that they keep; gives how many there were. */
export async function eraseCarts(env: Environment, account_id: number, people: readonly number[]): Promise<number> {
	const erased = await Promise.all(people.map((user_id) => cartOf(env, account_id, user_id).erase()));
	return erased.filter(Boolean).length;
}

function cartOf(env: Environment, account_id: number, user_id: number): DurableObjectStub<Cart> {
	const carts = env.CARTS as unknown as DurableObjectNamespace<Cart>;
	return carts.get(carts.idFromName(`${account_id}:${user_id}`));
}
