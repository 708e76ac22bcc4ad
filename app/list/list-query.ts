/** Which part of a list is shown, as its address says it: one way to read and write it for every list. */
import { type FilterFace, fieldsOfFilter, type ListFace } from "#workers/kernel/list-face";
import { addressField, type ListValues, readListValues } from "#workers/kernel/list-values";

/** A list's page (from 1), where it begins, its order, and what it is narrowed to by the names of the wire. */
export type ListQuery = {
	page: number;
	anchor: string;
	sort: { id: string; desc: boolean };
	values: ListValues;
};

const maxPage = 1_000_000;

/** Reads a list's address; what makes no sense is as if it were not there. */
export function readListQuery(face: ListFace, search: URLSearchParams): ListQuery {
	const page = Number(search.get("page"));
	return {
		page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, maxPage) : 1,
		anchor: search.get("anchor")?.slice(0, 500) ?? "",
		sort: readSort(face, search.get("sort") ?? ""),
		values: readListValues(face.filters, search),
	};
}

/** 'created_at' runs up, '-created_at' down. */
function readSort({ columns, orders = [], default_sort }: ListFace, given: string): ListQuery["sort"] {
	const id = given.replace(/^-/, "");
	const desc = given.startsWith("-");
	const isOffered =
		columns.some(({ sort }) => sort === id) || orders.some((order) => order.id === id && order.desc === desc);
	return isOffered ? { id, desc } : default_sort;
}

/** An order as the address writes it. */
export function sortField({ id, desc }: ListQuery["sort"]): string {
	return `${desc ? "-" : ""}${id}`;
}

/** The fields of the address that are set, without the page. */
export function listFields(
	face: ListFace,
	{ values, sort }: Pick<ListQuery, "values" | "sort">,
): Record<string, string> {
	const fields: Record<string, string> = {};
	for (const [filterName, filter] of Object.entries(face.filters)) {
		for (const name of fieldsOfFilter(filterName, filter)) {
			const value = values[name];
			if (value !== undefined && value !== "" && !isUsual(filter, value))
				fields[addressField(name, filter)] = String(value);
		}
	}
	const { id, desc } = face.default_sort;
	if (sort.id !== id || sort.desc !== desc) fields.sort = sortField(sort);
	return fields;
}

function isUsual(filter: FilterFace, value: string | number): boolean {
	return filter.kind === "choice" && filter.areTabs === true && filter.choices[0] === value;
}

/** A list's address with these fields; it begins at its first page unless one is named. */
export function listAddress(address: string, fields: Record<string, string>, page = 1, anchor = ""): string {
	const search = new URLSearchParams(fields);
	if (page > 1) search.set("page", String(page));
	if (page > 1 && anchor) search.set("anchor", anchor);
	const text = search.toString();
	return text ? `${address}?${text}` : address;
}
