/** The SQL of those who helped with a sale. */
import { sql } from "drizzle-orm";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** Somebody who helped, and what of the points is theirs. */
export type Representative = { user_id: number; points: number };

/** Writes who helped with a sale. */
export function insertRepresentatives(
	account_id: number,
	sale_id: number,
	helped: readonly Representative[],
): Statement {
	return sql`insert into sale_representatives (account_id, sale_id, user_id, points)
		select ${account_id}, ${sale_id}, value ->> 'user_id', value ->> 'points' from ${rowsOf(helped)}`;
}

/** Who helped with a sale. */
export function listRepresentatives(account_id: number, sale_id: number) {
	return sql<
		Representative & { name: string; participant_id: string }
	>`select r.user_id, ${personName("u")} as name, u.participant_id, r.points from sale_representatives r
		join users u on u.account_id = r.account_id and u.id = r.user_id
		where r.account_id = ${account_id} and r.sale_id = ${sale_id} order by r.user_id`;
}

/** Whoever sold something and those who helped, to be written to. */
export function listConcerned(account_id: number, { id, owner_id }: { id: number; owner_id: number }) {
	return sql<Addressee>`select ${addresseeColumns("u")} from (select ${owner_id} as id union select r.user_id from sale_representatives r
		where r.account_id = ${account_id} and r.sale_id = ${id}) e
		cross join users u on u.account_id = ${account_id} and u.id = e.id where u.account_id = ${account_id}`;
}

/** The accounts of these people's points. */
export function listHelperAccounts(account_id: number, user_ids: readonly number[]) {
	return sql<{ user_id: number; points_account_id: number }>`select a.owner_id as user_id, a.id as points_account_id
		from ${rowsOf(user_ids)} e cross join ledger_accounts a on a.account_id = ${account_id} and a.kind = 'member' and a.unit = 'points'
			and a.owner_id = e.value where a.account_id = ${account_id}`;
}
