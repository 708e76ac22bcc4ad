/** What search knows of people and groups, put into the index anew from their rows. */
import { type SQL, sql } from "drizzle-orm";
import { indexSelected } from "#workers/features/search";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { personName } from "./person";

type Listed = { id: number };

/** People after one, by id. */
export function peopleToIndex(account_id: number, after: number, max: number) {
	return {
		list: sql<Listed>`select id from users where account_id = ${account_id} and id > ${after} order by id limit ${max}`,
		index: (rows: readonly Listed[]): Statement[] => [indexPeople(account_id, rowsOf(rows.map(({ id }) => id)))],
	};
}

/** Groups after one, by id. */
export function groupsToIndex(account_id: number, after: number, max: number) {
	return {
		list: sql<Listed>`select id from groups where account_id = ${account_id} and id > ${after} order by id limit ${max}`,
		index: (rows: readonly Listed[]): Statement[] => [
			indexSelected(
				account_id,
				"group",
				sql`select g.id, g.name as title, '' as body from ${rowsOf(rows.map(({ id }) => id))} e
					cross join groups g on g.account_id = ${account_id} and g.id = e.value`,
			),
		],
	};
}

/** Puts people into the index by their ids, a list of JSON. */
export function indexPeople(account_id: number, ids: SQL): Statement {
	return indexSelected(
		account_id,
		"user",
		sql`select u.id, ${personName("u")} as title, u.email || ' ' || u.participant_id || ' ' || u.title as body
			from ${ids} e cross join users u on u.account_id = ${account_id} and u.id = e.value`,
	);
}
