/** What a list is narrowed to, as the fields of its address say it. @browser-safe @pure */
import { type FilterFace, type FilterFaces, fieldsOfFilter } from "./list-face";

/** Values by the names of the wire. */
export type ListValues = Record<string, string | number>;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const monthYearPattern = /^(0[1-9]|1[0-2])\/2[01]\d{2}$/;
const idPattern = /^\d{1,16}$/;
const maxSearchLength = 200;

/** Reads them; what makes no sense is as if it were not there. */
export function readListValues(filters: FilterFaces, search: URLSearchParams): ListValues {
	const values: ListValues = {};
	for (const [filterName, filter] of Object.entries(filters)) {
		for (const name of fieldsOfFilter(filterName, filter)) {
			const value = readValue(name, filter, search.get(addressField(name, filter))?.trim() ?? "");
			if (value !== undefined) values[name] = value;
		}
	}
	// A month says nothing without its year.
	const { month, ...without } = values;
	const isMonthAlone = Object.values(filters).some(({ kind }) => kind === "month_and_year") && !("year" in values);
	return isMonthAlone && month !== undefined ? without : values;
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

/** The name of a filter's field in the address and in its form. */
export function addressField(name: string, filter: FilterFace): string {
	return filter.kind === "search" && !filter.isByLink ? "search" : name;
}
