/** Reads a report's rows piece by piece from where it stands: a list by pages behind a key, a summary by its steps. */
import { sql } from "drizzle-orm";
import type { Summary } from "#workers/kernel/define-summary";
import type { List } from "#workers/kernel/list-declaration";
import type { MemberScope } from "#workers/kernel/scope";
import { conditionsOf, type Key, rowsAfter } from "#workers/kernel/table-page";

const rowsAtOnce = 1_000;

/** The next rows, and where to go on behind them, as small JSON; `isLast` when there is nothing behind them. */
export type Piece = { rows: Record<string, unknown>[]; position: unknown; isLast: boolean };

/** How many rows there will be (null: nobody knows before they are gathered), and the piece behind a position. */
export type RowReader = { count: () => Promise<number | null>; next: (position: unknown) => Promise<Piece> };

/** The rows of a list in its usual order, as this person sees them. */
export function listReader(list: List, reader: MemberScope, filters: Record<string, unknown>): RowReader {
	const query = list.query(reader, filters);
	const { id, desc } = list.face.default_sort;
	const order = { sort: list.sorts[id]!, desc };
	return {
		count: async () => {
			const [counted] = await reader.read(
				sql<{ total: number }>`select count(*) as total from ${query.from} where ${conditionsOf(query, order, null)}`,
			);
			return counted?.total ?? 0;
		},
		next: async (position) => {
			const found = await reader.read(rowsAfter(query, order, position as Key | null, rowsAtOnce));
			const last = found.at(-1);
			const rows = found.map(({ page_key: _key, page_id: _id, ...row }) =>
				list.present ? (list.present(reader, row) as Record<string, unknown>) : row,
			);
			const behind = last ? [last.page_key, last.page_id] : position;
			return { rows, position: behind, isLast: found.length < rowsAtOnce };
		},
	};
}

/** The rows of a summary, as they are gathered. */
export function summaryReader(summary: Summary, reader: MemberScope, filters: Record<string, unknown>): RowReader {
	return {
		count: async () => null,
		next: async (position) => {
			const { rows, state, isDone } = await summary.step(reader, filters, position ?? summary.begin(reader, filters));
			return { rows, position: state, isLast: isDone };
		},
	};
}
