/** The SQL of whole lists with their wishes, as a demo has them. */
import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** A list with its wishes; items by their handles. */
export type PastList = {
	id: number;
	user_id: number;
	name: string;
	is_default: 0 | 1;
	is_shared: 0 | 1;
	wishes: readonly { handle: string; note?: string; quantity?: number; priority?: number }[];
};

/** Writes them; what is not in the store is left out. */
export function insertPastWishes(account_id: number, lists: readonly PastList[], now: number): Statement[] {
	return [
		sql`insert into wish_lists (account_id, id, user_id, name, is_default, share_number, last_share_number, updated_at, created_at)
			select ${account_id}, value ->> 'id', value ->> 'user_id', value ->> 'name', value ->> 'is_default',
				iif(value ->> 'is_shared' = 1, 1, null), value ->> 'is_shared', ${now}, ${now} from ${rowsOf(lists)}`,
		sql`insert into wish_list_items (account_id, wish_list_id, item_id, user_id, note, quantity, priority, known_points,
				told_few, told_in_reach, created_at)
			select ${account_id}, l.value ->> 'id', i.id, l.value ->> 'user_id', coalesce(w.value ->> 'note', ''),
				coalesce(w.value ->> 'quantity', 1), coalesce(w.value ->> 'priority', 2), i.points, 1, 1, ${now} - w.key
			from ${rowsOf(lists)} as l, json_each(l.value, '$.wishes') as w
			cross join items i on i.account_id = ${account_id} and i.handle = w.value ->> 'handle' and i.is_listed = 1`,
	];
}
