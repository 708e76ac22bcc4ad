/** What search knows of recognitions, a document for each post: who gave and whom it names, then the words and the program. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import { indexSelected } from "#workers/features/search";
import { rowsOf, type Statement } from "#workers/kernel/sql";

/** So many of those who were thanked together are found by their names. */
const maxNames = 20;

/** Puts posts into the index, or again after they changed. A private post of several names none of them: each of them finds it. */
export function indexRecognitions(account_id: number, activity_ids: readonly number[]): Statement {
	return indexSelected(
		account_id,
		"recognition",
		sql`select r.activity_id as id, r.message || ' ' || p.name as body, ${personName("g")} || coalesce(' ' || (select iif(r.visibility = 'private' and count(*) > 1, null, group_concat(name, ' ')) from (
				select ${personName("u")} as name from recognitions named join users u on u.account_id = named.account_id and u.id = named.recipient_id
				where named.account_id = ${account_id} and named.activity_id = r.activity_id and named.status = 'issued' order by named.id limit ${maxNames})), '') as title
			from ${rowsOf(activity_ids)} e cross join recognitions r on r.account_id = ${account_id} and r.id = (select min(first.id)
				from recognitions first where first.account_id = ${account_id} and first.activity_id = e.value and first.status = 'issued')
			join users g on g.account_id = r.account_id and g.id = r.giver_id
			join programs p on p.account_id = r.account_id and p.id = r.program_id`,
	);
}

/** Posts of recognitions after one, by id, as they are put into the index anew. */
export function postsToIndex(account_id: number, after: number, max: number) {
	return {
		list: sql<{ id: number }>`select distinct activity_id as id from recognitions
			where account_id = ${account_id} and activity_id > ${after} order by activity_id limit ${max}`,
		index: (rows: readonly { id: number }[]): Statement[] => [
			indexRecognitions(
				account_id,
				rows.map(({ id }) => id),
			),
		],
	};
}
