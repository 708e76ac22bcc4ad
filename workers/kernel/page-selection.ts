/** What a page of a list tells of what its reader has selected: which of its rows are, which cannot be, and what can be done with them. */
import { sql } from "drizzle-orm";
import { mayCall } from "./authorise";
import { awaitedLater } from "./awaited-later";
import { actionsOfList } from "./bulk-actions";
import type { List, ListQuery, ListSelection } from "./list-declaration";
import {
	countSelected,
	findInSet,
	readSelection,
	reasonAgainst,
	type StoredSelection,
	selectionHandle,
} from "./list-selection";
import { textKey } from "./names";
import type { MemberScope } from "./scope";

type Row = Record<string, unknown>;

/** The column in which a row says why it cannot be selected. */
const reasonColumn = "selection_reason";

/** A list whose rows can be selected. */
type Selectable = List & { selection: ListSelection };

/** Whether rows of the list can be selected. */
export function isSelectable(list: List): list is Selectable {
	return list.selection !== undefined;
}

/** The query of a page, which also says of each row why it cannot be selected. */
export function withReasons(list: List, scope: MemberScope, query: ListQuery): ListQuery {
	if (!isSelectable(list)) return query;
	return {
		...query,
		select: sql`${query.select}, ${reasonAgainst(list.selection, scope)} as ${sql.raw(reasonColumn)}`,
	};
}

/** What was selected, and how it shows on a page; the selection is read beside the page, its set only where there is one. */
export async function selectionOfPage(
	list: List,
	scope: MemberScope,
	stored: Promise<StoredSelection> | undefined,
	found: readonly Row[],
	presented: readonly unknown[],
) {
	if (!isSelectable(list) || !stored) return { rows: presented, fields: {} };
	const selection = await stored;
	const ids = found.map(({ page_id }) => Number(page_id));
	const inSet = await findInSet(scope, selection.set_id, ids);
	const isSelected = (id: number) =>
		selection.selected_ids.includes(id) || (inSet.has(id) && !selection.unselected_ids.includes(id));
	const reasons = found.map((row) => row[reasonColumn] as string | null);
	return {
		rows: presented.map((row, at) => ({
			...(row as Row),
			checkbox_status: isSelected(ids[at]!) ? "selected" : "",
			hide_checkbox: reasons[at] ? 1 : 0,
			hide_checkbox_reason: reasonInWords(list.selection, scope, reasons[at] ?? null),
		})),
		fields: {
			table_hash: selectionHandle(scope, list),
			selection_data: presentSelection(
				selection,
				ids.filter((_id, at) => reasons[at]),
			),
			bulk_actions: actionsOfList(list.name)
				.filter((action) => mayCall({ ...action, isForbiddenWhileSignedInAsMember: true }, scope))
				.map(({ key, words, isDestructive }) => ({
					key,
					label: scope.translate(textKey(`${words}.label`)),
					is_destructive: isDestructive ? 1 : 0,
				})),
		},
	};
}

/** A selection as the wire has it. */
export function presentSelection(selection: StoredSelection, non_selectable_ids: readonly number[]) {
	return {
		selected_ids: [...selection.selected_ids],
		unselected_ids: [...selection.unselected_ids],
		non_selectable_ids: [...non_selectable_ids],
		count: countSelected(selection),
		is_all: selection.set_id === null ? (0 as const) : (1 as const),
		version: selection.version,
	};
}

/** The selection of whoever reads a page, which travels with the page's own reads. */
export function beginSelection(list: List, scope: MemberScope): Promise<StoredSelection> | undefined {
	return isSelectable(list) ? awaitedLater(readSelection(scope, list)) : undefined;
}

/** A found row without what only this file needs. */
export function withoutReason({ [reasonColumn]: _reason, ...row }: Row): Row {
	return row;
}

function reasonInWords({ words }: ListSelection, { translate }: MemberScope, reason: string | null): string | null {
	return reason && translate(textKey(`${words}.${reason}`));
}
