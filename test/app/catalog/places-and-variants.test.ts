/** Which categories the store offers, and how an item's variants are grouped. */
import { expect, test } from "vitest";
import { placeOf } from "../../../app/features/catalog/category-place";
import { groupVariants } from "../../../app/features/catalog/variant-groups";

test("a level offers its categories, a leaf its siblings, and an unknown category has no place", () => {
	const [home, kitchen, garden] = [
		{ id: 1, parent_id: null, name: "Home", item_count: 3 },
		{ id: 2, parent_id: 1, name: "Kitchen", item_count: 2 },
		{ id: 3, parent_id: 1, name: "Garden", item_count: 1 },
	];
	const tree = [home, kitchen, garden];
	expect(placeOf(tree, undefined)).toEqual({ choices: [home] });
	expect(placeOf(tree, 1)).toEqual({ current: home, above: undefined, choices: [kitchen, garden] });
	expect(placeOf(tree, 3)).toEqual({ current: garden, above: home, choices: [kitchen, garden] });
	expect(placeOf(tree, 9)).toBeUndefined();
});

test("variants of one option stand under it, of two under each first value", () => {
	const variant = (id: number, ...options: [string, string][]) => ({ id, options, points: 1, stock: null });
	const otherwise = { legend: "Choice", label: (number: number) => `Choice ${number}` };
	const shape = (variants: ReturnType<typeof variant>[]) =>
		groupVariants(variants, otherwise).map(({ legend, choices }) => [legend, choices.map(({ label }) => label)]);
	expect(shape([variant(1, ["Size", "S"]), variant(2, ["Size", "L"])])).toEqual([["Size", ["S", "L"]]]);
	expect(
		shape([
			variant(1, ["Colour", "Red"], ["Size", "S"]),
			variant(2, ["Colour", "Red"], ["Size", "L"]),
			variant(3, ["Colour", "Blue"], ["Size", "S"]),
		]),
	).toEqual([
		["Red: Size", ["S", "L"]],
		["Blue: Size", ["S"]],
	]);
	expect(shape([variant(1), variant(2)])).toEqual([["Choice", ["Choice 1", "Choice 2"]]]);
});
