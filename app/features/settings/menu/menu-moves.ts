/** How the menu's entries move while their owner sorts them: what was moved and all before it are numbered by their places. */
import type { DisplayOrder } from "#workers/features/settings/rules/menu-order";

/** An entry as the screen sorts it. */
export type MenuRow = { key: string; label: string; display_order: DisplayOrder; is_shown: 0 | 1; is_link: 0 | 1 };

/** The rows with one moved to another place; places beyond the ends are the ends. */
export function moveRow(rows: readonly MenuRow[], from: number, to: number): MenuRow[] {
	const place = Math.min(Math.max(to, 0), rows.length - 1);
	const sorted = [...rows];
	sorted.splice(place, 0, ...sorted.splice(from, 1));
	const last = Math.max(from, place);
	return sorted.map((row, at) => ({
		...row,
		display_order: at <= last || row.display_order < 100 ? orderAt(at) : 100,
	}));
}

/** The rows with one given a number: it moves to that place, or behind all others with 100. */
export function numberRow(rows: readonly MenuRow[], from: number, display_order: DisplayOrder): MenuRow[] {
	if (display_order < 100) return moveRow(rows, from, display_order - 1);
	const others = rows.filter((_row, at) => at !== from);
	const numbered = others.map((row, at) => ({ ...row, display_order: row.display_order < 100 ? orderAt(at) : 100 }));
	return [...numbered, { ...rows[from]!, display_order }] as MenuRow[];
}

function orderAt(at: number): DisplayOrder {
	return (at < 10 ? at + 1 : 100) as DisplayOrder;
}

/** What differs from before, by its names: the order, and each entry that is shown or hidden now. */
export function changesOf(before: readonly MenuRow[], after: readonly MenuRow[], orderName: string): string[] {
	const placesOf = (rows: readonly MenuRow[]) => rows.map(({ key, display_order }) => `${key} ${display_order}`).join();
	const wasShown = new Map(before.map(({ key, is_shown }) => [key, is_shown]));
	const switched = after.filter(({ key, is_shown }) => wasShown.get(key) !== is_shown);
	return [...(placesOf(before) === placesOf(after) ? [] : [orderName]), ...switched.map(({ label }) => label)];
}
