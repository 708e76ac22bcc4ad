/** The SQL by which files find the people whom their rows mean. */
import { sql } from "drizzle-orm";
import type { NamedPerson, SaidPerson } from "#workers/kernel/import-people";
import { rowsOf } from "#workers/kernel/sql";
import { personName } from "./person";

/** Everybody with one of these numbers or addresses. */
export function findPeopleNamed(account_id: number, said: readonly SaidPerson[]) {
	const numbers = said.flatMap(({ participant_id }) => participant_id || []);
	const emails = said.flatMap(({ email }) => email || []);
	return sql<NamedPerson>`select u.id, u.participant_id, u.email, ${personName("u")} as name, u.status,
		u.is_eligible_to_receive_points from users u
		where u.account_id = ${account_id} and u.id in (
			select a.id from users a where a.account_id = ${account_id} and a.participant_id in (select value from ${rowsOf(numbers)})
			union select b.id from users b where b.account_id = ${account_id} and b.email in (select value from ${rowsOf(emails)}))`;
}

/** What these people are called. */
export function listNamesOf(account_id: number, ids: readonly number[]) {
	return sql<{ id: number; name: string }>`select u.id, ${personName("u")} as name from ${rowsOf(ids)} e
		cross join users u on u.account_id = ${account_id} and u.id = e.value`;
}
