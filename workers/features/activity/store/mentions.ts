/** The SQL of mentions: who is called what now, and who is told of being mentioned. */
import { type SQL, sql } from "drizzle-orm";
import { isBlocked } from "#workers/features/followers";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { rowsOf } from "#workers/kernel/sql";

/** Who is mentioned in a comment `c`, in turn, by the names that they have now, as text of JSON wherever it stands. */
export function mentionsJson(account_id: number): SQL {
	return sql`iif(c.mentioned_ids = '[]', '[]', (select json_group_array(json_object('id', m.id, 'name', ${personName("m")})) || ''
		from json_each(c.mentioned_ids) mentioned cross join users m on m.account_id = ${account_id} and m.id = mentioned.value))`;
}

/** Of these people those who can sign in, may see the thing and did not block the writer. */
export function listTold(account_id: number, activity_id: number, writer_id: number, ids: readonly number[]) {
	return sql<Addressee>`select ${addresseeColumns("u")} from ${rowsOf(ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value
		join activities a on a.account_id = ${account_id} and a.id = ${activity_id}
		where u.status = 'active' and u.id <> ${writer_id} and a.hidden_at is null and (a.visibility = 'public'
			or (a.visibility = 'team' and (a.team_manager_id in (u.id, u.manager_id)
			or exists (select 1 from feed_entries f where f.account_id = ${account_id} and f.audience_kind = 'person'
			and f.audience_id = u.id and f.created_at = a.created_at and f.activity_id = a.id))))
		and not ${isBlocked({ account_id, id: sql`u.id` }, sql`${writer_id}`)}`;
}
