/** The pages of a declared list, by its address. */
import { Pager } from "~/ui/pager";
import { rowsOnPage } from "~/ui/rules/paging";
import type { ListFrame } from "./list-page";
import { listAddress } from "./list-query";

/** Props of the pages; `countsRecords` says 'N Records' in place of which rows these are. */
export type ListPagerProps = { list: ListFrame; label?: string; countsRecords?: boolean };

/** Links to the pages, and a number to type. */
export function ListPager({ list, label, countsRecords }: ListPagerProps) {
	const counted = countsRecords ? { rows: undefined, recordCount: list.total_rows } : {};
	return <Pager {...pagerOf(list)} {...counted} label={label} />;
}

/** The pager of a list as data, for a table that draws it. */
export function pagerOf({ address, fields, page, page_size, total_rows, total_pages, anchor }: ListFrame) {
	return {
		page,
		pageCount: total_pages,
		hrefFor: (target: number) => listAddress(address, fields, target, target === page + 1 ? anchor : ""),
		action: address,
		hiddenFields: fields,
		rows: { ...rowsOnPage(page, page_size, total_rows), total: total_rows },
	};
}
