/** A list's address: read and written in one way for all lists, by the face that they declare. */
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
