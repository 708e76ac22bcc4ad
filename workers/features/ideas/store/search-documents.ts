/** Ideas as they are put into the index of the search anew, from their rows. */
import { sql } from "drizzle-orm";
import { indexSelected } from "#workers/features/search";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** Ideas that were sent after one, by id, and what puts them into the index. */
export function ideasToIndex(account_id: number, after: number, max: number) {
	return {
		list: sql<{ id: number }>`select i.id from ideas i
			where i.account_id = ${account_id} and i.id > ${after} and i.status <> 'draft' order by i.id limit ${max}`,
		index: (rows: readonly { id: number }[]): Statement[] => [
			indexSelected(
				account_id,
				"idea",
				sql`select i.id, i.title, i.problem || ' ' || i.solution as body from ideas i
					where i.account_id = ${account_id} and i.id in (select value from ${rowsOf(rows.map(({ id }) => id))})`,
			),
		],
	};
}
