/** Which quantities of an item may be ordered. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	isQuantityAllowed,
	mayTypeQuantity,
	type QuantityMultiples,
	quantityChoices,
	quantityStep,
} from "#workers/features/catalog";

test.each<[number, QuantityMultiples, boolean]>([
	[1, null, true],
	[7, null, true],
	[0, null, false],
	[-1, null, false],
	[1.5, null, false],
	[100_001, null, false],
	[6, { base_multiplier: 6 }, true],
	[12, { base_multiplier: 6 }, true],
	[7, { base_multiplier: 6 }, false],
	[10, { static_multiples: [10, 25] }, true],
	[20, { static_multiples: [10, 25] }, false],
	[25, { static_multiples: [25], base_multiplier: 6 }, true],
	[18, { static_multiples: [25], base_multiplier: 6 }, true],
	[1, {}, false],
	[1, { static_multiples: [], base_multiplier: null }, false],
])("a quantity of %d with %j is allowed: %j", (quantity, multiples, isAllowed) => {
	expect(isQuantityAllowed(quantity, multiples)).toBe(isAllowed);
});

test("choices are 1 to 5, 1x to 5x of the base, or the fixed list", () => {
	expect(quantityChoices(null)).toEqual([1, 2, 3, 4, 5]);
	expect(quantityChoices({ base_multiplier: 6 })).toEqual([6, 12, 18, 24, 30]);
	expect(quantityChoices({ static_multiples: [25, 10, 25] })).toEqual([10, 25]);
	expect([null, { base_multiplier: 6 }, { static_multiples: [10] }].map(mayTypeQuantity)).toEqual([true, true, false]);
	expect([null, { base_multiplier: 6 }, { static_multiples: [10] }].map(quantityStep)).toEqual([1, 6, 1]);
});

test("every choice that is offered is allowed", () => {
	const multiples = fc.oneof(
		fc.constant(null),
		fc.record({ base_multiplier: fc.integer({ min: 1, max: 1_000 }) }),
		fc.record({ static_multiples: fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 5 }) }),
	);
	fc.assert(
		fc.property(multiples, (chosen) => {
			for (const quantity of quantityChoices(chosen)) expect(isQuantityAllowed(quantity, chosen)).toBe(true);
		}),
	);
});
