/** What people do in the load tests, over HTTP as a browser does it, and how the ledger is verified afterwards. */
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { LoadAnswer, LoadBody, LoadedRuntime, LoadPerson, LoadProgram } from "../../scripts/load/kit.mjs";
import { verifyLedgers } from "../../scripts/verify-ledger.mjs";

/** An answer with its body read. */
export type Answer = LoadAnswer & { body: LoadBody };

/** A complete address in the fields of the API. */
export const addressFields = {
	first_name: "Priya",
	last_name: "Raman",
	address1: "14 Calder Street",
	address2: "",
	city: "Springfield",
	state: "IL",
	postal_code: "62704",
	country: "USA",
	phone: "+1 555 010 2030",
	email: "priya@example.com",
};

const maxTries = 6;
const pauseMs = 50;

/**
 * Sends a request again whose connection was lost: the local runtime closes one that was idle just as it is used again.
 * Only for what may be repeated, as people and browsers repeat it.
 */
export async function steadily<Result>(action: () => Promise<Result>): Promise<Result> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await action();
		} catch (error) {
			if (tries >= maxTries || !/ECONNRESET|EPIPE|socket hang up/.test(String(error))) throw error;
			await sleep(pauseMs * 2 ** tries);
		}
	}
}

/** One person recognises others; the key makes a repeat harmless. */
export function give(
	giver: LoadPerson,
	gift: { program: LoadProgram; to: readonly LoadPerson[]; points: number; message?: string },
	key: string,
): Promise<Answer> {
	const { program, to, points, message = "Thank you." } = gift;
	const request = { program_id: program.id, recipient_ids: to.map(({ id }) => id), points, message };
	return steadily(() => giver.client.try("/api/points/api_give_recognition", request, { "idempotency-key": key }));
}

type CartLine = { itemId: number; qty: number; item: { points: number } };
type Cart = LoadBody & { items: CartLine[]; cart_version: number };

/** Sets how many units of a variant lie in a person's cart. */
export function putIntoCart(person: LoadPerson, itemId: number, quantity: number): Promise<Cart> {
	const line = { data: { itemId }, quantity };
	return steadily(() => person.client.call<Cart>("/api/shopping_cart/api_save_shopping_cart_item", line));
}

/** The cart as it is now. */
export function openCart(person: LoadPerson): Promise<Cart> {
	return steadily(() => person.client.call<Cart>("/api/shopping_cart/api_get_shopping_cart", {}));
}

/** What a browser sends to order a cart as it was shown. */
export function orderOf(cart: Cart, address: Partial<typeof addressFields> = {}) {
	const items = cart.items.map(({ itemId, qty, item }) => ({ itemId, qty, item: { points: item.points } }));
	return {
		shoppingCart: { items },
		checkoutAddress: { ...addressFields, ...address },
		cart_version: cart.cart_version,
	};
}

/** Sends an order. */
export function checkout(person: LoadPerson, order: ReturnType<typeof orderOf>): Promise<Answer> {
	return steadily(() => person.client.try("/api/catalog/api_checkout", order));
}

/** Cancels one's own order. */
export function cancelOrder(person: LoadPerson, order_id: number): Promise<Answer> {
	return steadily(() => person.client.try("/api/orders/api_cancel_order", { order_id }));
}

/** Moves an order to a state, as those who manage orders do. */
export function moveOrder(
	person: LoadPerson,
	order_id: number,
	to: { status: string; reason?: string },
): Promise<Answer> {
	return steadily(() =>
		person.client.try("/api/orders/api_update_order_status", { orders: [{ id: order_id }], ...to }),
	);
}

/** How many answers there were of each outcome: `success`, or the refusal's code. */
export function countOutcomes(answers: readonly Answer[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const { status, body } of answers) {
		const outcome = status === 200 ? "success" : `${status} ${body.resultType}`;
		counts[outcome] = (counts[outcome] ?? 0) + 1;
	}
	return counts;
}

/** Stops a runtime whose state is kept, recomputes every ledger from its lines, and removes the state. */
export async function stopAndVerify(runtime: LoadedRuntime): Promise<{ entries: number }> {
	await runtime.stop();
	try {
		const verified = await verifyLedgers(runtime.persist);
		expect(verified.flatMap(({ subdomain, faults }) => faults.map((fault) => ({ subdomain, ...fault })))).toEqual([]);
		return { entries: verified.reduce((sum, { entries }) => sum + entries, 0) };
	} finally {
		rmSync(runtime.persist, { recursive: true, force: true, maxRetries: 3 });
	}
}
