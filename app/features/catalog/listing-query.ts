/** What the store's address says: which items, in which order, which page; read on both sides, so that links keep it. */

/** The orders in which the store is listed. */
export const sortNames = ["popular", "newest", "lowest", "highest"] as const;

/** One of the orders. */
export type SortName = (typeof sortNames)[number];

/** The address in parts; `page` counts from 1. */
export type ListingQuery = {
	search: string;
	brand: string;
	min?: number;
	max?: number;
	isAffordable: boolean;
	sort: SortName;
	page: number;
	/** Where the page before ended, which makes the next one cheap. */
	anchor?: string;
};

/** Reads the address; what is not understood is left out. */
export function readListingQuery(parameters: URLSearchParams): ListingQuery {
	const sort = sortNames.find((name) => name === parameters.get("sort"));
	return {
		search: (parameters.get("search") ?? "").trim().slice(0, 200),
		brand: (parameters.get("brand") ?? "").slice(0, 200),
		min: wholeNumber(parameters.get("min")),
		max: wholeNumber(parameters.get("max")),
		isAffordable: parameters.get("affordable") === "1",
		sort: sort ?? "popular",
		page: Math.max(1, wholeNumber(parameters.get("page")) ?? 1),
		anchor: parameters.get("anchor") ?? undefined,
	};
}

/** The address's query without what is empty or usual; starts with a question mark unless nothing is left. */
export function listingSearch(query: ListingQuery): string {
	const parameters = new URLSearchParams(filterFields(query));
	if (query.page > 1) parameters.set("page", String(query.page));
	if (query.anchor) parameters.set("anchor", query.anchor);
	const text = parameters.toString();
	return text ? `?${text}` : "";
}

/** The filters and the order as form fields, without the page. */
export function filterFields(query: ListingQuery): Record<string, string> {
	const fields = {
		search: query.search,
		brand: query.brand,
		min: query.min === undefined ? "" : String(query.min),
		max: query.max === undefined ? "" : String(query.max),
		affordable: query.isAffordable ? "1" : "",
		sort: query.sort === "popular" ? "" : query.sort,
	};
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

/** How many filters narrow the list. */
export function countFilters({ search, brand, min, max, isAffordable }: ListingQuery): number {
	return [search !== "", brand !== "", min !== undefined || max !== undefined, isAffordable].filter(Boolean).length;
}

/** '1,200', '1 200' and '1.200' are all 1200; anything but digits and separators is nothing. */
function wholeNumber(text: string | null): number | undefined {
	const digits = (text ?? "").replace(/[\s.,'’\u00a0\u202f]/g, "");
	return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}
