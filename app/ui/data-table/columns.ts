/** What a table's columns, filters and selection are made of. */
import type { ReactNode } from "react";

/**
 * Where a cell goes when the row becomes a card under 768 px: the lead (face and name), the figure (top right, large),
 * the line (what one would read aloud), quiet (code left), end (date right), a call (a link), pair (label and value),
 * or hidden (waits on the detail page). Without a role it is a pair.
 */
export type CellRole = "lead" | "figure" | "line" | "quiet" | "end" | "action" | "pair" | "hidden";

/** One column. */
export type TableColumn<Row> = {
	key: string;
	heading: string;
	cell: (row: Row) => ReactNode;
	role?: CellRole;
	/** Figures stand at the end of their column. */
	toEnd?: boolean;
	/** Where a click on the heading leads. */
	sortHref?: string;
	sorted?: "ascending" | "descending";
	/** A column of calls has its heading for screen readers only. */
	isHeadingHidden?: boolean;
};

/** A filter that is set, with the address that takes it away. */
export type ChosenFilter = { label: string; removeHref: string };

/** The filters of a table: the fields of a GET form, and what is chosen already. */
export type TableFilters = {
	/** The id of the form, to which fields outside of it belong. */
	formId?: string;
	action: string;
	/** None where all stand in the title bar. */
	fields: ReactNode;
	hiddenFields?: Record<string, string>;
	chosen?: ChosenFilter[];
	clearHref?: string;
	/** Shown open from the start. */
	isOpen?: boolean;
};

/** The checkbox column; the boxes belong to the form with `formId`, which carries the bulk acts. */
export type TableSelection<Row> = {
	formId: string;
	name: string;
	valueFor: (row: Row) => string;
	labelFor: (row: Row) => string;
	isSelected: (row: Row) => boolean;
	isHidden?: (row: Row) => boolean;
	/** Why a row has no box, for who looks for it. */
	whyHidden?: (row: Row) => string | undefined;
	onChange?: (row: Row, isSelected: boolean) => void;
	onChangeAll?: (isSelected: boolean) => void;
	/** Count of what is selected, its calls and messages; stands above the rows. */
	bar?: ReactNode;
};
