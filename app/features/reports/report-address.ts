/** Addresses of the reports screen: the chosen report, the kind of past downloads, and its page. */

/** The kinds of past downloads. */
export const downloadKinds = ["report", "uploaded_files", "async_process_request"] as const;

/** A kind of past download. */
export type DownloadKind = (typeof downloadKinds)[number];

/** What the address says; pages count from 1. */
export type ReportQuery = { report: string; kind: DownloadKind; page: number };

/** Reads the query; what is strange becomes the usual. */
export function readReportQuery(search: URLSearchParams): ReportQuery {
	const kind = downloadKinds.find((known) => known === search.get("type")) ?? "report";
	const page = Number(search.get("page"));
	return { report: search.get("report") ?? "", kind, page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

/** The fields that keep the rest of the screen as it is. */
export function queryFields({ report, kind }: ReportQuery): Record<string, string> {
	return { ...(report ? { report } : {}), ...(kind === "report" ? {} : { type: kind }) };
}

/** The screen's address with parts of the query changed; another report or kind begins at its first page. */
export function reportAddress(query: ReportQuery, change: Partial<ReportQuery> = {}): string {
	const next = { ...query, page: 1, ...change };
	const search = new URLSearchParams({ ...queryFields(next), ...(next.page > 1 ? { page: String(next.page) } : {}) });
	return search.size > 0 ? `/reports?${search}` : "/reports";
}
