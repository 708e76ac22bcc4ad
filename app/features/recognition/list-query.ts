/** Which recognitions a list shows, as its address says it. */

/** The lists there are: received, given, my team's, and for the account owner all. */
export const shownLists = ["received", "given", "team", "all"] as const;

/** The name of a list. */
export type ShownList = (typeof shownLists)[number];

/** A list with its filters and page, counted from 1. */
export type ListQuery = { show: ShownList; page: number; startDate: string; endDate: string; program: string };

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a list's address; what makes no sense is as if it were not there. */
export function readListQuery(query: URLSearchParams): ListQuery {
	const day = (name: string) => (dayPattern.test(query.get(name) ?? "") ? (query.get(name) ?? "") : "");
	const page = Number(query.get("page"));
	return {
		show: shownLists.find((name) => name === query.get("show")) ?? "received",
		page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1,
		startDate: day("startDate"),
		endDate: day("endDate"),
		program: /^\d{1,16}$/.test(query.get("program") ?? "") ? (query.get("program") ?? "") : "",
	};
}

/** The fields of a list's address that are set, without the page. */
export function filterFields({ show, startDate, endDate, program }: ListQuery): Record<string, string> {
	const fields = { show: show === "received" ? "" : show, startDate, endDate, program };
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}

/** The address of a list, changed in some fields. */
export function listAddress(query: ListQuery, change: Partial<ListQuery> = {}): string {
	const changed = { ...query, page: 1, ...change };
	const fields = new URLSearchParams(filterFields(changed));
	if (changed.page > 1) fields.set("page", String(changed.page));
	const text = fields.toString();
	return text ? `/recognitions?${text}` : "/recognitions";
}
