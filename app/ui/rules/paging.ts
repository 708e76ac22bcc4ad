/** How a pager keeps to the pages there are. */

/** The page that a typed number means: whole, from 1 to the number of pages. */
export function clampPage(typed: number | string, pageCount: number): number {
	const page = Math.trunc(Number(typed));
	if (!Number.isFinite(page)) return 1;
	return Math.min(Math.max(1, page), Math.max(1, pageCount));
}

/** Whether there is anything to page through. */
export function hasPages(pageCount: number): boolean {
	return pageCount > 1;
}

/** First and last number of the rows on a page. */
export function rowsOnPage(page: number, pageSize: number, totalRows: number): { from: number; to: number } {
	const from = totalRows === 0 ? 0 : (page - 1) * pageSize + 1;
	return { from, to: Math.min(page * pageSize, totalRows) };
}
