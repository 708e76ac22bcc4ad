/** Which part of a list is shown, as its address says it: one way to read and write it for every list. */
import { type FilterFace, fieldsOfFilter, type ListFace } from "#workers/kernel/list-face";

/** A list's page (from 1), where it begins, its order, and what it is narrowed to by the names of the wire. */
export type ListQuery = {
	page: number;
	anchor: string;
	sort: { id: string; desc: boolean };
	values: Record<string, string | number>;
};

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const monthYearPattern = /^(0[1-9]|1[0-2])\/2[01]\d{2}$/;
const idPattern = /^\d{1,16}$/;
const maxPage = 1_000_000;
const maxSearchLength = 200;

/** Reads a list's address; what makes no sense is as if it were not there. */
export function readListQuery(face: ListFace, search: URLSearchParams): ListQuery {
	const page = Number(search.get("page"));
	const values: ListQuery["values"] = {};
	for (const [filterName, filter] of Object.entries(face.filters)) {
		for (const name of fieldsOfFilter(filterName, filter)) {
			const value = readValue(name, filter, search.get(addressField(name, filter))?.trim() ?? "");
			if (value !== undefined) values[name] = value;
		}
	}
	// A month says nothing without its year.
	const { month, ...without } = values;
	const isMonthAlone = Object.values(face.filters).some(({ kind }) => kind === "month_and_year") && !("year" in values);
	return {
		page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, maxPage) : 1,
		anchor: search.get("anchor")?.slice(0, 500) ?? "",
		sort: readSort(face, search.get("sort") ?? ""),
		values: isMonthAlone && month !== undefined ? without : values,
	};
}

function readValue(name: string, filter: FilterFace, given: string): string | number | undefined {
	if (filter.kind === "choice") {
		const choice = filter.choices.find((known) => known === given);
		return choice ?? (filter.areTabs ? filter.choices[0] : undefined);
	}
	if (given === "") return undefined;
	if (filter.kind === "month_and_year")
		return readNumber(name === "month" ? { min: 1, max: 12 } : { min: 2000, max: 2199 }, given);
	if (filter.kind === "month_year") return monthYearPattern.test(given) ? given : undefined;
	if (filter.kind === "days" || filter.kind === "day" || filter.kind === "single_day")
		return dayPattern.test(given) ? given : undefined;
	if (filter.kind === "reference") return idPattern.test(given) ? Number(given) : undefined;
	if (filter.kind === "flag") return given === "1" ? 1 : undefined;
	if (filter.kind === "number") return readNumber(filter, given);
	return given.slice(0, maxSearchLength);
}

/** '1,200', '1 200' and '1.200' are all 1200; anything but digits and separators is nothing. */
function readNumber({ min, max }: { min: number; max: number }, given: string): number | undefined {
	const digits = given.replace(/[\s.,'’\u00a0\u202f]/g, "");
	const value = /^\d{1,16}$/.test(digits) ? Number(digits) : Number.NaN;
	return value >= min && value <= max ? value : undefined;
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

/** The name of a filter's field in the address and in its form. */
export function addressField(name: string, filter: FilterFace): string {
	return filter.kind === "search" && !filter.isByLink ? "search" : name;
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
