/** What a title bar offers to choose from, and what of its address is wrong. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FilterOption } from "#workers/kernel/describe-filters";
import type { FilterFaces } from "#workers/kernel/list-face";

/** The years and months of a list that has such options, by the names of the wire. */
export async function readTimes(
	context: AppLoadContext,
	filters: FilterFaces,
): Promise<Record<string, FilterOption[]>> {
	const kinds = Object.values(filters).map(({ kind }) => kind);
	if (!kinds.includes("month_and_year") && !kinds.includes("month_year")) return {};
	const { years, months } = await context.call("reports/list-reports", {});
	const plain = (value: string | number) => ({ value: String(value), label: String(value) });
	return { year: years.map(plain), month_year: months.map(plain) };
}

/** The options whose value in the address makes no sense, with what stands there and what to do. */
export function wrongTitleFields(
	filters: FilterFaces,
	search: URLSearchParams,
	translate: AppLoadContext["translate"],
): Record<string, { value: string; error: string }> {
	const kinds = Object.values(filters).map(({ kind }) => kind);
	const month = search.get("month")?.trim();
	const written = search.get("month_year")?.trim();
	return {
		...(kinds.includes("month_and_year") &&
			month &&
			!search.get("year") && { year: { value: "", error: translate("lists:yearOfMonth") } }),
		...(kinds.includes("month_year") &&
			written &&
			!/^(0[1-9]|1[0-2])\/2[01]\d{2}$/.test(written) && {
				month_year: { value: written.slice(0, 20), error: translate("lists:wrongMonthYear") },
			}),
	};
}
