/** The pure rules of a sale: who may hold, until when, and which terms make sense. */
import { expect, test } from "vitest";
import { holdEnd, holdMs, holdRefusal, isLive, type Sale } from "#workers/features/flash-sale/rules/holds";
import { termsProblems } from "#workers/features/flash-sale/rules/sale-terms";

const sale: Sale = {
	id: 1,
	item_id: 2,
	starts_at: 1_000,
	live_to_date: 2_000,
	points: 300,
	points_was: 500,
	quantity: 10,
	stock: 4,
	limit_per_member: 3,
};

test.each([
	["units that are free", { quantity: 2, bought: 0, heldByOthers: 2 }, undefined],
	["more than the person may have", { quantity: 2, bought: 2, heldByOthers: 0 }, "limit"],
	["more than there is", { quantity: 3, bought: 0, heldByOthers: 0, stock: 2 }, "sold_out"],
	["what others hold", { quantity: 3, bought: 0, heldByOthers: 2 }, "held_by_others"],
	["nothing, before the sale", { quantity: 1, bought: 0, heldByOthers: 0, now: 999 }, "not_live"],
	["nothing, at its end", { quantity: 1, bought: 0, heldByOthers: 0, now: 2_000 }, "not_live"],
])("a person is held %s: %o → %s", (_what, { stock, ...asked }: Record<string, number>, refusal) => {
	const full = { now: 1_500, ...asked } as Parameters<typeof holdRefusal>[1];
	expect(holdRefusal({ ...sale, stock: stock ?? sale.stock }, full)).toBe(refusal);
});

test("without a sale nothing is held; a sale runs from its start to just before its end", () => {
	expect(holdRefusal(null, { quantity: 1, bought: 0, heldByOthers: 0, now: 1_500 })).toBe("not_live");
	expect([999, 1_000, 1_999, 2_000].map((now) => isLive(sale, now))).toEqual([false, true, true, false]);
});

test("a hold ends after its time, and never behind the end of the sale", () => {
	expect([holdEnd(sale, 1_100, 300), holdEnd(sale, 1_900, 300)]).toEqual([1_400, 2_000]);
});

test("a hold lasts five minutes unless a setting says otherwise; a setting that is no time is no setting", () => {
	expect([holdMs(undefined), holdMs(""), holdMs("500")]).toEqual([300_000, 300_000, 500]);
	for (const wrong of ["soon", "-1", "0", "1.5"]) expect(() => holdMs(wrong)).toThrow("FLASH_HOLD_MS");
});

test("terms that make sense have no problem", () => {
	expect(termsProblems(sale, 1_000)).toEqual({});
	expect(Object.keys(termsProblems({ ...sale, points_was: 300, limit_per_member: 11 }, 5_000)).sort()).toEqual([
		"limit_per_member",
		"live_to_date",
		"points_was",
	]);
});
