/** Lists that people arrange for themselves: which they are, whose, and in which order somebody's columns stand. @browser-safe */
import type { Role } from "./identity";
import { type ColumnFace, fieldsOfFilter, type ListFace } from "./list-face";

/** A list with fewer columns has nothing to choose from. */
const fewestColumns = 5;

/** What somebody chose of a list's columns: the order of all that there were then, and those that are not shown. */
export type ColumnChoice = { order: string[]; hidden: string[] };

/** The sizes of a page to choose from, beside the list's own. */
const pageSizes = [25, 50, 100];

/** Fields of an address that say how a list is shown; no filter is called so. */
export const shownFields = ["sort", "layout", "columns", "size"] as const;

/** Who may arrange a list: those who may have its report, where it has enough columns and an address; nobody else. */
export function rolesWithViews({ address, columns, report, isPersonal }: ListFace): readonly Role[] {
	const isOffered = isPersonal ?? columns.filter(({ isOnlyInReport }) => !isOnlyInReport).length >= fewestColumns;
	return address && report && isOffered ? report.roles : [];
}

/** The columns of a screen for an account with these switches, in their declared order; without a tab those of all tabs. */
export function columnsOnScreen(face: ListFace, flags: Partial<Record<string, 0 | 1>>, tab?: string): ColumnFace[] {
	const isRight = (rule: string) => (flags[rule.replace(/^!/, "")] === 1) !== rule.startsWith("!");
	const isShown = ({ isOnlyInReport, hiddenOn, flags: rules = [] }: ColumnFace) =>
		!isOnlyInReport && rules.every(isRight) && (tab === undefined || !hiddenOn?.includes(tab));
	return inPlace(face.columns.filter(isShown));
}

/** Columns with a place of their own stand there, whatever others come and go. */
function inPlace(columns: readonly ColumnFace[]): ColumnFace[] {
	const inOrder = columns.filter(({ place }) => place === undefined);
	for (const column of columns) if (column.place !== undefined) inOrder.splice(column.place - 1, 0, column);
	return inOrder;
}

/** The column that leads a row, and stays where it is: the declared one, else the first person, else the first. */
export function leadOf<Column extends Pick<ColumnFace, "id" | "kind" | "role">>(
	columns: readonly Column[],
): Column | undefined {
	return (
		columns.find(({ role }) => role === "lead") ??
		columns.find(({ kind, role }) => kind === "person" && !role) ??
		columns[0]
	);
}

/**
 * Columns as somebody chose them: the lead first, then theirs in order, then what they have never seen; without those that
 * they hide. One that otherwise waits for room and was chosen is shown like any other.
 */
export function arranged<Column extends Pick<ColumnFace, "id" | "kind" | "role">>(
	columns: readonly Column[],
	choice: ColumnChoice | null,
): Column[] {
	if (!choice) return [...columns];
	return inChosenOrder(columns, choice)
		.filter(({ id }) => !isHidden(columns, choice, id))
		.map((column) =>
			isWaitingForRoom(column) && choice.order.includes(column.id) ? { ...column, role: "pair" } : column,
		);
}

/** Whether a column is shown only where a screen has room for it, until somebody chooses it. */
export function isWaitingForRoom({ role }: Pick<ColumnFace, "role">): boolean {
	return role === "hidden";
}

/** Whether a column that is shown only to whoever chose it was not chosen. */
export function isOnlyOffered(
	{ id, isChosenOnly }: Pick<ColumnFace, "id" | "isChosenOnly">,
	choice: ColumnChoice | null,
): boolean {
	return isChosenOnly === true && !choice?.order.includes(id);
}

/** The same with the hidden ones. */
export function inChosenOrder<Column extends Pick<ColumnFace, "id" | "kind" | "role">>(
	columns: readonly Column[],
	choice: ColumnChoice,
): Column[] {
	const lead = leadOf(columns);
	const others = columns.filter((column) => column !== lead);
	const placeOf = ({ id }: Column) => {
		const place = choice.order.indexOf(id);
		return place < 0 ? choice.order.length : place;
	};
	const sorted = [...others].sort((one, other) => placeOf(one) - placeOf(other));
	return lead ? [lead, ...sorted] : sorted;
}

/** Whether a column is hidden; the lead never is. */
export function isHidden<Column extends Pick<ColumnFace, "id" | "kind" | "role">>(
	columns: readonly Column[],
	{ hidden }: ColumnChoice,
	id: string,
): boolean {
	return hidden.includes(id) && id !== leadOf(columns)?.id;
}

/** A choice as an address writes it: the names in order, a hidden one behind a minus. */
export function columnsField({ order, hidden }: ColumnChoice): string {
	return order.map((id) => (hidden.includes(id) ? `-${encodeURIComponent(id)}` : encodeURIComponent(id))).join(",");
}

/** The longest such field. */
export const maxColumnsField = 4_000;

/** Reads it; null where there is none, or it makes no sense. */
export function readColumnsField(given: string): ColumnChoice | null {
	if (given === "" || given.length > maxColumnsField) return null;
	try {
		const parts = given.split(",").map((part) => ({ isHidden: part.startsWith("-"), part: part.replace(/^-/, "") }));
		const known = parts.map(({ part, ...rest }) => ({ ...rest, id: decodeURIComponent(part) }));
		return { order: known.map(({ id }) => id), hidden: known.filter((one) => one.isHidden).map(({ id }) => id) };
	} catch {
		return null;
	}
}

/** The sizes of a page that a list's readers choose from, its own first. */
export function sizesOf({ page_size }: ListFace): number[] {
	return [page_size, ...pageSizes.filter((size) => size > page_size)];
}

/** Every field of an address in which a list's state may stand. */
export function stateFields({ filters }: ListFace): string[] {
	const own = Object.entries(filters).flatMap(([name, filter]) =>
		filter.kind === "search" && !filter.isByLink ? ["search"] : fieldsOfFilter(name, filter),
	);
	return [...own, ...shownFields];
}
