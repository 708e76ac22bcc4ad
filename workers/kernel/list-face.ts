/** A list's face: what its screen, its address and its report show of it, as plain data. @browser-safe */
import type { Role } from "./identity";
import type { AccountFlag, Namespace, TextKey } from "./names";

/** What a cell is, which decides how screen and report write it. */
export type ColumnKind = "text" | "number" | "points" | "money" | "date" | "timestamp" | "status" | "person" | "link";

/** Where a cell goes when a phone shows the row as a card (app/ui/data-table/columns.ts). */
export type CellRole = "lead" | "figure" | "line" | "quiet" | "end" | "action" | "pair" | "hidden";

/** A column: its heading's translation key, how screen and report write it, and where it is left out. */
export type ColumnFace = {
	/** The field of the row that it shows. */
	id: string;
	/** What the face's `headings` have under its id unless given. */
	heading: TextKey;
	kind: ColumnKind;
	/** The id of a sort of the list; only sorts that an index serves exist. */
	sort?: string;
	/** Its place on a phone's card; what its kind suggests unless given. */
	role?: CellRole;
	/** Of money: US dollars, whatever the account's currency is. */
	isInDollars?: true;
	/** Of a time: the form in which views of sales write days (specification §9). */
	form?: "sales";
	/** Of a time: with its hour on the screen, where the day alone says too little. */
	isToTheMinute?: true;
	/** Of a person: the field with their picture. */
	image?: string;
	/** Of a state, or of a text with few values: the prefix to which each is added; the screen shows these words. */
	words?: Words;
	/** What the screen shows where there is nothing; '-' unless given. */
	none?: TextKey;
	/** Where the cell leads, with fields of its row (`/recognitions/{id}`); a link has it. */
	to?: `/${string}`;
	opens?: "dialog";
	/** What a link says in each row (`text` below this prefix), and with the row's fields to those who hear it alone (`label`). */
	says?: Words;
	/** A column that the list shows and the report leaves out, as it does links, or the other way round. */
	isLeftOutOfReport?: true;
	isOnlyInReport?: true;
	/**
	 * Switches of the account with which the screen has the column; the report has all. One that takes the column away
	 * (`!`) takes the filter of its name along.
	 */
	flags?: readonly `${"" | "!"}${AccountFlag}`[];
	/** Its place among those that the screen shows, counted from 1; that of its declaration unless given. */
	place?: number;
	/** Tabs on which it would say the same in each row. */
	hiddenOn?: readonly string[];
	/** The screen has it only where some row of the page has a value in it, as where readers see figures of their own alone. */
	isLeftOutWhenEmpty?: true;
	/** The screen has it only for whoever chose it; the report has it always. */
	isChosenOnly?: true;
};

/** A column that the account itself defines: a text in a record of the row, under a heading in the account's words. */
export type OwnColumn = {
	id: string;
	title: string;
	/** The row's field that holds the record; null: the row holds it itself, under this id. */
	of: string | null;
};

/** The name of such a column among all of its list. */
export function ownColumnId({ id, of }: OwnColumn): string {
	return of === null ? id : `${of}.${id}`;
}

/** Its heading: the account's words, with underscores as spaces. */
export function headingOfOwn({ title }: Pick<OwnColumn, "title">): string {
	return title.replaceAll("_", " ");
}

/** What a row says in such a column. */
export function ownValue(row: Record<string, unknown>, { id, of }: OwnColumn): string {
	const record = (of === null ? row : row[of]) as Record<string, unknown> | undefined;
	return record && Object.hasOwn(record, id) ? String(record[id]) : "";
}

/** A prefix to which names are added; together they are the keys of texts. */
type Words = `${Namespace}:${string}`;

/** How a list's rows are laid out: cards side by side, or a table. */
export type ListLayout = "grid" | "rows";

/** The column, or the record of the account's own columns, with which alone the screen has the filter's field. */
type OfColumn = { column?: string };

/** What narrows a list; `isByLink` is set by addresses that lead here and has no field of its own. */
export type FilterFace =
	| { kind: "search"; label?: TextKey; hint?: TextKey; isByLink?: true }
	| {
			kind: "choice";
			label: TextKey;
			choices: readonly string[];
			words: Words;
			/** Stands where nothing is chosen. */
			any?: TextKey;
			/** Drawn as tabs above the list, of which the first is open unless another is chosen. */
			areTabs?: true;
			/** Choices that only these roles have. */
			onlyFor?: { [Choice in string]?: readonly Role[] };
			isInTitleBar?: true;
	  }
	/** First and last day, both inclusive, of the sort with this id; on the wire `startDate` and `endDate`. */
	| { kind: "days"; of: string; isInTitleBar?: true }
	| TitleBarFilter
	/**
	 * Something by its id: `choices` names a list with `id` and `name` where there are few; `suggests` is the type of what
	 * is suggested for what one types (autosuggest), where there are many.
	 */
	| {
			kind: "reference";
			label: TextKey;
			to: string;
			choices?: string;
			suggests?: "users" | "groups" | "programs" | "behaviors";
			any?: TextKey;
			/** What is chosen, as the tag says it, with {{value}}; its name alone unless given. */
			words?: TextKey;
			isByLink?: true;
			/** Who has the filter; everybody who has the list unless roles are named. */
			onlyFor?: readonly Role[];
	  }
	/** One day of its own, first or last of something; on the wire under the filter's name. */
	| ({ kind: "day"; label: TextKey; isByLink?: true } & OfColumn)
	/** A word that rows have; a field of its own where the screen says what there is to choose from, or where it is typed. */
	| ({ kind: "text"; label?: TextKey; any?: TextKey; isTyped?: true; isByLink?: true } & OfColumn)
	/** A whole number; `words` say what is chosen, with {{value}}. */
	| { kind: "number"; min: number; max: number; label?: TextKey; words?: TextKey; isByLink?: true }
	| { kind: "flag"; label?: TextKey; isByLink?: true };

/**
 * What stands in a title bar alone, under names of the wire that clients know (title-bar-filters.ts). `of` names the sort
 * that is narrowed to the time; a summary reads it by itself.
 */
export type TitleBarFilter =
	/** One day, which counts whole: all until its end. On the wire `singleDate`. */
	| { kind: "single_day"; of?: string }
	/** A year, or a month of it; on the wire `month` and `year`. */
	| { kind: "month_and_year"; of?: string }
	/** A month written MM/yyyy; on the wire `month_year`. */
	| { kind: "month_year"; of?: string }
	/** A category of budgets, found as one types; on the wire `budget_category`. */
	| { kind: "budget_category" };

/** Filters by name. */
export type FilterFaces = { readonly [Name in string]: FilterFace };

/** What is declared of a list's face. */
export type ListFace = {
	/** Feature and list, the name of its endpoint. */
	name: string;
	/** Where its screen lies, without the query; none where other screens show it. */
	address?: `/${string}`;
	/** What its screen is called. */
	title?: TextKey;
	/**
	 * What stands in the place of the rows where it has none: `title` and `text` below `words`; by tab or role those of the
	 * open tab or the reader's role (`title_<value>`), where it has some of its own.
	 */
	empty?: { readonly words: Words; readonly by?: "tab" | "role" };
	/** What the headings begin with that are called by their column's id. */
	headings?: Words;
	page_size: number;
	columns: readonly ColumnFace[];
	filters: FilterFaces;
	default_sort: { readonly id: string; readonly desc: boolean };
	/** The layouts among which its readers choose, the usual one first; rows alone unless given. */
	layouts?: readonly ListLayout[];
	/** The orders to choose from, of a list that is no table with headings to press; the usual one first. */
	orders?: readonly { readonly id: string; readonly desc: boolean; readonly label: TextKey }[];
	/**
	 * The name of the report made from it, who may ask for it, the filters that it has where none are given, and those with
	 * which it is not to be had.
	 */
	report?: {
		type: string;
		roles: readonly Role[];
		begins?: Readonly<Record<string, string>>;
		notWith?: readonly string[];
	};
	/** Whether those who may have its report choose its columns and keep views of it; from five columns on unless given. */
	isPersonal?: boolean;
};

/** A face as it is written: columns whose heading is called by their id leave it out. */
type WrittenFace = Omit<ListFace, "columns"> & {
	columns: readonly (Omit<ColumnFace, "heading"> & Partial<Pick<ColumnFace, "heading">>)[];
};

/** The keys that a face composes. */
type ComposedKeys<Face extends WrittenFace> =
	| (Face["columns"][number] extends infer Column
			? Column extends { says: infer Said extends string }
				? `${Said}.${"text" | "label"}`
				: never
			: never)
	| (Face["empty"] extends { words: infer Empty extends string } ? `${Empty}.${"title" | "text"}` : never)
	| HeadingKeys<Face["headings"], Face["columns"][number]>;

type HeadingKeys<Prefix, Column> = Column extends { heading: string }
	? never
	: Column extends { id: infer Id extends string }
		? Prefix extends string
			? `${Prefix}.${Id}`
			: "no heading"
		: never;

type Headed<Columns> = { [At in keyof Columns]: Columns[At] & Pick<ColumnFace, "heading"> };
type WithHeadings<Face extends WrittenFace> = Omit<Face, "columns"> & { columns: Headed<Face["columns"]> };

/** Declares a face, keeping the names of its filters and columns for callers; a key that it composes without a text does not compile. */
export function defineListFace<const Face extends WrittenFace>(
	face: Face & (ComposedKeys<Face> extends TextKey ? unknown : { missing_texts: Exclude<ComposedKeys<Face>, TextKey> }),
): WithHeadings<Face> {
	const columns = face.columns.map((column) => ({
		heading: `${face.headings}.${column.id}`,
		...(column.kind === "link" && { isLeftOutOfReport: true }),
		...column,
	}));
	return { ...face, columns } as unknown as WithHeadings<Face>;
}

type PlainValue<Filter extends FilterFace> = Filter extends { kind: "choice"; choices: readonly (infer Choice)[] }
	? Choice
	: Filter["kind"] extends "reference" | "number" | "month_and_year"
		? number
		: Filter["kind"] extends "flag"
			? 0 | 1
			: string;

/** What a list is asked for by its filters, as it stands on the wire. */
export type FilterValues<Filters extends FilterFaces> = {
	[Name in keyof Filters as Filters[Name]["kind"] extends keyof typeof ownNames
		? (typeof ownNames)[Filters[Name]["kind"]][number]
		: Name]?: PlainValue<Filters[Name]>;
};

/** The names on the wire of kinds that have their own. */
const ownNames = {
	days: ["startDate", "endDate"],
	single_day: ["singleDate"],
	month_and_year: ["month", "year"],
	month_year: ["month_year"],
	budget_category: ["budget_category"],
} as const;

/** The same for the list's own functions: where no tab is asked for, the first is open. */
export type AskedFilters<Filters extends FilterFaces> = FilterValues<Filters> & {
	[Name in keyof Filters as Filters[Name] extends { areTabs: true } ? Name : never]: PlainValue<Filters[Name]>;
};

/** The choices that are drawn as tabs, by the filter's name; a list has one such filter or none. */
export function tabsOfFilters(filters: FilterFaces): { name: string; choices: readonly string[] } | undefined {
	for (const [name, filter] of Object.entries(filters))
		if (filter.kind === "choice" && filter.areTabs) return { name, choices: filter.choices };
	return undefined;
}

/** The names under which a filter's values stand on the wire. */
export function fieldsOfFilter(name: string, { kind }: FilterFace): readonly string[] {
	return kind in ownNames ? ownNames[kind as keyof typeof ownNames] : [name];
}

/** Whether a filter stands in the title bar, beside the button that opens the others. */
export function isInTitleBar(filter: FilterFace): boolean {
	if (filter.kind === "days" || filter.kind === "choice") return filter.isInTitleBar === true;
	return filter.kind in ownNames;
}

/** Whether a person of this role has the filter at all. */
export function hasFilter(filter: FilterFace, role: Role): boolean {
	return filter.kind !== "reference" || filter.onlyFor === undefined || filter.onlyFor.includes(role);
}

/** Whether a person of this role has the choice. */
export function hasChoice(filter: FilterFace, choice: string, role: Role): boolean {
	if (filter.kind !== "choice") return false;
	const roles = filter.onlyFor?.[choice];
	return filter.choices.includes(choice) && (roles === undefined || roles.includes(role));
}
