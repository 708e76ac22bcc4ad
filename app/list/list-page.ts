/** A page of a list as its screen gets it: rows, columns, filters and addresses, with every word written by the server. */

import type { FilterField } from "#workers/kernel/describe-filters";
import type { FormFace } from "#workers/kernel/form-face";
import type { ColumnFace, ListLayout } from "#workers/kernel/list-face";

/** A column; `text` is what its links say, `sortHref` where it can be sorted by. */
export type ListColumn = Pick<ColumnFace, "id" | "kind" | "role" | "image" | "to" | "opens" | "isInDollars"> & {
	heading: string;
	none?: string;
	text?: string;
	sortHref?: string;
	sorted?: "ascending" | "descending";
};

/** A field of the filter form with what is chosen; of a thing by its id, what it is called, and what was typed that leaves a choice. */
export type ListFilterField = FilterField & {
	value: string;
	called?: string;
	/** What is wrong with what stands in the address, which the list does not follow then. */
	error?: string;
	suggested?: { typed: string; options: { label: string; href: string }[] };
};

/** What stands in a row's columns in words: dates, money, states; of a link, what it says to those who hear it alone. */
export type Written = { written: Record<string, string> };

/**
 * A row's box: whether it is ticked, whether it is among those that were selected at once, what the row is called, and why
 * it has no box, in words.
 */
export type RowBox = { id: number; isSelected: boolean; isInSet: boolean; label: string; reason: string | null };

/** What is selected of a list, and what can be done with it. */
export type SelectionFrame = {
	form: FormFace;
	table_hash: string;
	count: number;
	/** The boxes of the page's rows, in their order. */
	boxes: RowBox[];
	actions: { key: string; label: string; is_destructive: 0 | 1 }[];
	/** What narrows the list, as the wire has it. */
	filters: Record<string, string | number>;
};

/** What a person has of a list for themselves: the ways to its columns and views, the views themselves, the sizes of its pages. */
export type PersonalFrame = {
	columnsHref: string;
	viewsHref: string;
	views: { id: number; label: string; href: string; isCurrent: boolean }[];
	/** The list without any view, and whether that is shown. */
	plainHref: string;
	isPlain: boolean;
	/** How many views there are besides. */
	more: number;
	/** What of the open view the list no longer follows, in words. */
	leftOut: string[];
	/** The address names a view that is there no longer. */
	isGone: boolean;
	/** Where the open view is changed, when the list shows something else than it keeps. */
	changeHref: string | null;
	sizes: { size: number; href: string; isCurrent: boolean }[];
};

/** A page of a list but for its rows. */
export type ListFrame = {
	address: string;
	/** What is chosen, as fields of the address; `kept` are those that the filter form has no field for. */
	fields: Record<string, string>;
	hidden: Record<string, string>;
	page: number;
	page_size: number;
	total_rows: number;
	total_pages: number;
	/** Where the next page begins. */
	anchor: string;
	columns: ListColumn[];
	filters: ListFilterField[];
	chosen: { label: string; removeHref: string }[];
	clearHref: string;
	tabs: { value: string; label: string; href: string; isCurrent: boolean }[];
	/** How the rows are laid out, and the layouts to choose from. */
	layout: ListLayout;
	layouts: { value: ListLayout; label: string; href: string; isCurrent: boolean }[];
	/** The orders to choose from, where the list is no table. */
	orders: { value: string; label: string; isCurrent: boolean }[];
	/** What stands in the place of the rows where nothing fits the filters. */
	none: { title: string; text: string } | null;
	/** The same where the list has none at all, of lists that declare it. */
	empty: { title: string; text: string } | null;
	/** Of who may have the list as a report: the form that asks for it, where the log of those asked for lies, and where it is scheduled. */
	report: { form: FormFace; log: string; schedule: string | null; table_hash: string } | null;
	/** Of lists whose rows can be selected. */
	selection: SelectionFrame | null;
	/** Of whoever arranges the list for themselves. */
	personal: PersonalFrame | null;
};

/** One page of a list; its rows with their words, unless the screen takes something else of them. */
export type ListPage<Row, Shown = Row & Written> = ListFrame & { rows: Shown[] };
