/** Holds: taken when checkout opens, once and not longer, and ended by whoever writes first, the order or the expiry. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { interrupted } from "#test/factories/faults";
import {
	buy,
	buyIn,
	endHolds,
	holdsOf,
	makeBuyers,
	makeSale,
	objectOf,
	openSale,
	rowsOfSale,
	statusOf,
	withHoldsOf,
	withoutSettling,
} from "#test/factories/flash-sale";
import { putIntoCart } from "#test/factories/shopping";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";

const minuteMs = 60_000;

/** Takes a short hold without ordering, as a checkout whose process died would. */
async function holdFor(tenant: TestTenant, buyer: TestMember, sale: { id: number; item_id: number }, hold_ms: number) {
	const place = { account_id: tenant.id, shard: tenant.shard, item_id: sale.item_id };
	const wish = {
		sale_id: sale.id,
		user_id: buyer.id,
		quantity: 1,
		hold_id: Date.now() * 1_000 + (buyer.id % 1_000),
		hold_ms,
	};
	return objectOf(tenant, sale.item_id).hold(place, wish, Date.now());
}

test("opening checkout holds the item for five minutes; opening it again does not make it longer", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 1 });
	const [priya, lee] = await makeBuyers(acme, 2, itemId);
	const before = Date.now();
	const { holds } = await priya!.client.call("checkout/hold-flash-items", {});
	expect(holds).toMatchObject([{ item_id: bottle.id, quantity: 1, state: "held", text: "" }]);
	expect(holds[0]!.expires_at! - before).toBeGreaterThanOrEqual(5 * minuteMs);
	expect(holds[0]!.expires_at! - Date.now()).toBeLessThanOrEqual(5 * minuteMs);
	expect(await priya!.client.call("checkout/hold-flash-items", {})).toMatchObject({ holds });
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 0 });
	expect(await lee!.client.call("checkout/hold-flash-items", {})).toMatchObject({
		holds: [
			{
				state: "held_by_others",
				expires_at: null,
				text: "All units are held by others right now. Try again in a few minutes.",
			},
		],
	});
	expect(await buy(lee!)).toBe("flash_sale_all_held");
	expect((await rowsOfSale(acme, sale.id)).ends).toEqual([]);
	expect(await buy(priya!)).toBe("success");
	expect(await buy(lee!)).toBe("flash_sale_sold_out");
});

test("a refusal because others hold everything says so, and to try again", async () => {
	const { acme, itemId } = await makeSale({ quantity: 1 });
	const [priya, lee] = await makeBuyers(acme, 2, itemId);
	await priya!.client.call("checkout/hold-flash-items", {});
	const { status, body } = await buyIn(env as unknown as Environment, lee!);
	expect([status, body.resultMsg]).toEqual([
		409,
		"All units are held by others right now: Bottle. Nothing was ordered. Try again in a few minutes; what others do not order becomes free.",
	]);
	expect(body.errors).toEqual({
		[`items.${itemId}`]: ["All units are held by others right now. Try again in a few minutes."],
	});
});

test("a line that others hold stops everything, and what was held for the other lines is given back at once", async () => {
	const { acme, owner, bottle, itemId } = await makeSale({ quantity: 1 });
	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 400, stock: null }] });
	await openSale(owner, mug.id, { points: 200, points_was: 400, quantity: 1 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const [lee] = await makeBuyers(acme, 1, mug.variant_id);
	await lee!.client.call("checkout/hold-flash-items", {});
	await putIntoCart(priya!, mug.variant_id);
	expect(await buy(priya!)).toBe("flash_sale_all_held");
	expect(await holdsOf(acme, bottle.id)).toEqual([]);
	expect(await holdsOf(acme, mug.id)).toMatchObject([{ user_id: lee!.id }]);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 1 });
});

test("who could not order now holds nothing, nor does an administrator in a member's name", async () => {
	const { acme, owner, bottle, itemId } = await makeSale();
	const [poor] = await makeBuyers(acme, 1, itemId, 10);
	expect(await poor!.client.call("checkout/hold-flash-items", {})).toMatchObject({ holds: [] });
	const nobody = await acme.addMember({ points: 1_000 });
	expect(await nobody.client.call("checkout/hold-flash-items", {})).toMatchObject({ holds: [] });
	expect(await holdsOf(acme, bottle.id)).toEqual([]);
	expect(owner.name).toBe("Olga Example");
});

test("the quantity of a hold follows the cart, its end does not", async () => {
	const { acme, bottle, itemId } = await makeSale({ quantity: 5, limit_per_member: 4 });
	const [priya] = await makeBuyers(acme, 1, itemId, 5_000);
	const first = await priya!.client.call("checkout/hold-flash-items", {});
	await putIntoCart(priya!, itemId, 3);
	const second = await priya!.client.call("checkout/hold-flash-items", {});
	expect(second.holds).toMatchObject([{ quantity: 3, expires_at: first.holds[0]!.expires_at }]);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 2 });
	expect(await holdsOf(acme, bottle.id)).toHaveLength(1);
});

test("an expired hold is released in the database by the alarm, and its unit is free again", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 1 });
	const [priya, lee] = await makeBuyers(acme, 2, itemId);
	await holdFor(acme, priya!, sale, 1_500);
	expect(await buy(lee!)).toBe("flash_sale_all_held");
	await endHolds(acme, bottle.id, 1_500);
	expect((await rowsOfSale(acme, sale.id)).ends).toMatchObject([{ outcome: "released", user_id: priya!.id }]);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 1 });
	expect(await buy(lee!)).toBe("success");
});

test("the order writes first: the expiry finds it sold and frees nothing, though nobody settled", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 2 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const { body } = await buyIn(withoutSettling(withHoldsOf(300)), priya!);
	expect(body.resultStatus).toBe("success");
	expect(await holdsOf(acme, bottle.id)).toHaveLength(1);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 1 });
	await endHolds(acme, bottle.id, 300);
	expect(await holdsOf(acme, bottle.id)).toEqual([]);
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 1 });
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 1, ends: [{ outcome: "sold" }] });
	expect(await buy(priya!)).not.toBe("success");
});

test("the expiry writes first: the order is refused whole, and the cart and the points stay", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 1 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const slow = interrupted(withHoldsOf(50), "'sold'", () => endHolds(acme, bottle.id, 60));
	const { status, body } = await buyIn(slow, priya!);
	expect([status, body.resultType, body.resultMsg]).toEqual([
		409,
		"flash_hold_expired",
		"The time for which this was held for you is over: Bottle. Nothing was ordered; try again while there is some left.",
	]);
	expect(body.errors).toEqual({ [`items.${itemId}`]: ["Your time to order this is over. Try again."] });
	expect(await rowsOfSale(acme, sale.id)).toMatchObject({ stock: 1, units: 0, ends: [{ outcome: "released" }] });
	expect((await priya!.client.call("session/init-user", {})).user.point_balance).toBe(1_000);
	expect((await priya!.client.call("cart/get-shopping-cart", {})).items).toHaveLength(1);
	expect(await buy(priya!)).toBe("success");
});

test("who holds and waits too long may hold again only as long as there is some", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 1 });
	const [priya, lee] = await makeBuyers(acme, 2, itemId);
	await holdFor(acme, priya!, sale, 20);
	await new Promise((resolve) => setTimeout(resolve, 30));
	const again = await holdFor(acme, priya!, sale, minuteMs);
	expect(again).toMatchObject({ hold: { user_id: priya!.id } });
	expect((await rowsOfSale(acme, sale.id)).ends).toMatchObject([{ outcome: "released" }]);
	expect(await buy(lee!)).toBe("flash_sale_all_held");
	expect(await statusOf(acme, bottle.id)).toMatchObject({ quantity_left: 0 });
});

test("a hold that two calls were given is not given back by one of them", async () => {
	const { acme, bottle, sale, itemId } = await makeSale({ quantity: 1 });
	const [priya] = await makeBuyers(acme, 1, itemId);
	const first = await holdFor(acme, priya!, sale, minuteMs);
	await holdFor(acme, priya!, sale, minuteMs);
	const hold_id = "hold" in first ? first.hold.hold_id : 0;
	await objectOf(acme, bottle.id).release(priya!.id, hold_id);
	expect(await holdsOf(acme, bottle.id)).toHaveLength(1);
});
