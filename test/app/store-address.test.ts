/** What the store's address says, what its links say, and which categories are offered. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOf } from "../../app/features/catalog/category-place";
import { countFilters, listingSearch, readListingQuery, sortNames } from "../../app/features/catalog/listing-query";
import { groupVariants } from "../../app/features/catalog/variant-groups";

const read = (text: string) => readListingQuery(new URLSearchParams(text));

test.each([
	["", { search: "", brand: "", min: undefined, max: undefined, isAffordable: false, sort: "popular", page: 1 }],
	[
		"min=1,200&max=4 000&affordable=1&sort=lowest&page=3",
		{ min: 1200, max: 4000, isAffordable: true, sort: "lowest", page: 3 },
	],
	[
		"min=&max=abc&sort=best&page=0&affordable=yes",
		{ min: undefined, max: undefined, sort: "popular", page: 1, isAffordable: false },
	],
	["search=  red cap &brand=Loom", { search: "red cap", brand: "Loom" }],
])("the address '%s' is read", (text, expected) => {
	expect(read(text)).toMatchObject(expected);
});

test("a link carries what is chosen, nothing usual, and reads back the same", () => {
	expect(listingSearch(read("search=&min=&sort=popular&page=1"))).toBe("");
	expect(countFilters(read("search=a&min=1&max=2&affordable=1"))).toBe(3);
	const query = fc.record({
		search: fc.string({ maxLength: 20 }).map((text) => text.trim()),
		brand: fc.string({ maxLength: 20 }),
		min: fc.option(fc.nat(), { nil: undefined }),
		max: fc.option(fc.nat(), { nil: undefined }),
		isAffordable: fc.boolean(),
		sort: fc.constantFrom(...sortNames),
		page: fc.integer({ min: 1, max: 999 }),
		anchor: fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined }),
	});
	fc.assert(
		fc.property(query, (chosen) => {
			expect(read(listingSearch(chosen))).toEqual(chosen);
		}),
	);
});

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
