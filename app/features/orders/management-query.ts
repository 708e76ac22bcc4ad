/** Which orders the management list shows, as its address says it. */

/** The states of an order that the list can be narrowed to. */
export const shownStatuses = ["placed", "open", "closed"] as const;

type ShownStatus = (typeof shownStatuses)[number];

/** The list with its filters, order and page, counted from 1; `anchor` says where that page begins. */
export type ManagementQuery = {
	page: number;
	anchor: string;
	search: string;
	status: ShownStatus | "";
	startDate: string;
	endDate: string;
	isOldestFirst: boolean;
};

const here = "/recognitions/orders_management";
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The list without any filter. */
export const unfiltered = { search: "", status: "", startDate: "", endDate: "" } as const;

/** Reads the list's address; what makes no sense is as if it were not there. */
export function readManagementQuery(query: URLSearchParams): ManagementQuery {
	const day = (name: string) => (dayPattern.test(query.get(name) ?? "") ? (query.get(name) ?? "") : "");
	const page = Number(query.get("page"));
	return {
		page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
		anchor: query.get("anchor")?.slice(0, 500) ?? "",
		search: query.get("search")?.trim().slice(0, 200) ?? "",
		status: shownStatuses.find((status) => status === query.get("status")) ?? "",
		startDate: day("startDate"),
		endDate: day("endDate"),
		isOldestFirst: query.get("order") === "oldest",
	};
}

/** The fields of the address that are set, without the page. */
export function managementFields(query: Omit<ManagementQuery, "page" | "anchor">): Record<string, string> {
	const { search, status, startDate, endDate, isOldestFirst } = query;
	const fields = { search, status, startDate, endDate, order: isOldestFirst ? "oldest" : "" };
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

/** The list's address, changed in some fields; it begins at its first page unless a page is named. */
export function managementAddress(query: ManagementQuery, change: Partial<ManagementQuery> = {}): string {
	const changed = { ...query, page: 1, anchor: "", ...change };
	const fields = new URLSearchParams(managementFields(changed));
	if (changed.page > 1) fields.set("page", String(changed.page));
	if (changed.anchor) fields.set("anchor", changed.anchor);
	const text = fields.toString();
	return text ? `${here}?${text}` : here;
}
