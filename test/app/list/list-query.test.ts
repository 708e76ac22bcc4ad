/** A list's address: read and written in one way for all lists, by the face that they declare. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { listAddress, listFields, readListQuery } from "../../../app/list/list-query";
import { defineListFace } from "../../../workers/kernel/list-face";

const face = defineListFace({
	name: "x/get-things",
	address: "/things",
	page_size: 10,
	columns: [{ id: "created_at", heading: "orders:columns.date", kind: "date", sort: "created_at" }],
	filters: {
		whose: {
			kind: "choice",
			label: "orders:columns.status",
			choices: ["mine", "all"],
			words: "orders:status",
			areTabs: true,
		},
		searchString: { kind: "search" },
		status: { kind: "choice", label: "orders:columns.status", choices: ["open"], words: "orders:status" },
		days: { kind: "days", of: "created_at" },
		program_id: { kind: "reference", label: "orders:columns.status", to: "program" },
	},
	default_sort: { id: "created_at", desc: true },
});

const shelf = defineListFace({
	name: "x/get-wares",
	address: "/wares",
	page_size: 10,
	columns: [],
	filters: {
		search: { kind: "search" },
		brand: { kind: "text" },
		min_points: { kind: "number", min: 0, max: 5_000 },
		affordable: { kind: "flag" },
	},
	default_sort: { id: "popularity", desc: true },
	orders: [
		{ id: "popularity", desc: true, label: "catalog:sort.popular" },
		{ id: "points", desc: false, label: "catalog:sort.lowest" },
	],
});

const read = (text: string) => readListQuery(face, new URLSearchParams(text));
const written = (text: string, page = 1) => listAddress(face.address, listFields(face, read(text)), page);

test("an address keeps what is chosen, and a change of it begins at the first page", () => {
	const text = "whose=all&search=%20tea%20&status=open&startDate=2026-01-01&program_id=7&sort=created_at&page=3";
	expect(read(text)).toEqual({
		page: 3,
		anchor: "",
		sort: { id: "created_at", desc: false },
		values: { whose: "all", searchString: "tea", status: "open", startDate: "2026-01-01", program_id: 7 },
	});
	const fields = "whose=all&search=tea&status=open&startDate=2026-01-01&program_id=7&sort=created_at";
	expect(written(text)).toBe(`/things?${fields}`);
	expect(written(text, 4)).toBe(`/things?${fields}&page=4`);
});

test("nonsense is as if it were not there, and the usual tab and order are not written", () => {
	const odd = "whose=secret&status=x&startDate=yesterday&program_id=1.5&sort=__proto__&page=-2&constructor=1";
	expect(read(odd)).toEqual({
		page: 1,
		anchor: "",
		sort: { id: "created_at", desc: true },
		values: { whose: "mine" },
	});
	expect(written(odd)).toBe("/things");
	expect(read("page=99999999999").page).toBe(1_000_000);
});

test("words, figures as people write them, flags, and the orders that are offered", () => {
	const query = (text: string) => readListQuery(shelf, new URLSearchParams(text));
	expect(query("search=red cap&brand= Loom &min_points=1,200&affordable=1&sort=points")).toMatchObject({
		sort: { id: "points", desc: false },
		values: { search: "red cap", brand: "Loom", min_points: 1_200, affordable: 1 },
	});
	for (const figure of ["1.200", "1 200", "1 200", "1’200"])
		expect(query(`min_points=${figure}`).values).toEqual({ min_points: 1_200 });
	const odd = query("min_points=5001&affordable=yes&brand=&sort=-points");
	expect([odd.values, odd.sort]).toEqual([{}, shelf.default_sort]);
	expect(listFields(shelf, query("affordable=1&sort=points&min_points=7&brand=Loom"))).toEqual({
		affordable: "1",
		sort: "points",
		min_points: "7",
		brand: "Loom",
	});
});

test("every address that is written reads back the same", () => {
	const chosen = fc.record({
		search: fc.string({ maxLength: 20 }).map((text) => text.trim()),
		brand: fc.string({ maxLength: 20 }).map((text) => text.trim()),
		min_points: fc.option(fc.nat({ max: 5_000 }), { nil: undefined }),
		affordable: fc.constantFrom(undefined, 1),
	});
	fc.assert(
		fc.property(chosen, fc.constantFrom(...shelf.orders), fc.integer({ min: 1, max: 999 }), (values, sort, page) => {
			const address = listAddress("/wares", listFields(shelf, { values: values as never, sort }), page);
			const query = readListQuery(shelf, new URL(address, "http://x").searchParams);
			const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
			expect(query.values).toEqual(Object.fromEntries(given));
			expect([query.sort.id, query.sort.desc, query.page]).toEqual([sort.id, sort.desc, page]);
		}),
	);
});
