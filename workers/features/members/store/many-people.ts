/** What is asked of many people at once before something is done with all of them, and whether it still holds as it is written. */
import { type SQL, sql } from "drizzle-orm";
import type { users } from "#drizzle/members";
import { type RowOf, rowsOf } from "#workers/kernel/sql";

/** Where these people stand. */
export function listStatuses(account_id: number, user_ids: readonly number[]) {
	return sql<RowOf<typeof users, "id" | "status" | "is_eligible_to_receive_points">>`select u.id, u.status,
		u.is_eligible_to_receive_points from users u
		where u.account_id = ${account_id} and u.id in (select value from ${rowsOf(user_ids)})`;
}

/** True in SQL while none of these people has left. */
export function areAllHere(account_id: number, user_ids: readonly number[]): SQL {
	return sql`select count(*) = ${user_ids.length} from users u where u.account_id = ${account_id}
		and u.id in (select value from ${rowsOf(user_ids)}) and u.status not in ('terminated', 'erased')`;
}

/** True in SQL while all of these people are here and may receive points. */
export function mayAllReceive(account_id: number, user_ids: readonly number[]): SQL {
	return sql`select count(*) = ${user_ids.length} from users u where u.account_id = ${account_id}
		and u.id in (select value from ${rowsOf(user_ids)}) and u.status not in ('suspended', 'terminated', 'erased')
		and u.is_eligible_to_receive_points = 1`;
}

/** True in SQL while somebody stands in one of these states. */
export function isStatus(account_id: number, user_id: number, statuses: readonly string[]): SQL {
	return sql`select count(*) from users u where u.account_id = ${account_id} and u.id = ${user_id}
		and u.status in (select value from ${rowsOf(statuses)})`;
}
