/** Writes of people whose name and everything that tells who they are is gone; who did what stays by their id. */
import { sql } from "drizzle-orm";
import { assertThat } from "#workers/kernel/assertions";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { indexPeople } from "./search-documents";

/** Gives a person another name and no address, number, picture or password. Triggers end sessions, links and changes of address. */
export function updateErased(
	account_id: number,
	user_id: number,
	names: { first_name: string; last_name: string },
): Statement {
	return sql`update users set first_name = ${names.first_name}, last_name = ${names.last_name}, email = '', phone = '', title = '',
		participant_id = ${`erased-${user_id}`}, hire_date = null, image_url = null, password_hash = null, switches = '{}',
		settings = '{}', is_eligible_to_receive_points = 0, status = 'erased'
		where account_id = ${account_id} and id = ${user_id}`;
}

/** Somebody whom an upload added, and what tells whether anything happened since. */
export type Untouched = {
	id: number;
	name: string;
	has_joined: 0 | 1;
	is_recognized: 0 | 1;
	leads: 0 | 1;
};

/** What happened to these people since they were added; who leads somebody of the same upload who has not joined leads nobody yet. */
export function listUntouched(account_id: number, upload_id: number, ids: readonly number[]) {
	return sql<Untouched>`select u.id, u.first_name || ' ' || u.last_name as name, (u.status <> 'invited') as has_joined,
		(u.recognitions_given_count + u.recognitions_received_count > 0) as is_recognized, ${leads(account_id, upload_id)} as leads
		from ${rowsOf(ids)} e cross join users u on u.account_id = ${account_id} and u.id = e.value where u.status <> 'erased'`;
}

/** True in SQL while nothing happened to any of these people. */
function areUntouched(account_id: number, upload_id: number, ids: readonly number[]): Statement {
	return sql`select count(*) = ${ids.length} from users u where u.account_id = ${account_id}
		and u.id in (select value from ${rowsOf(ids)}) and u.status = 'invited'
		and u.recognitions_given_count = 0 and u.recognitions_received_count = 0 and not ${leads(account_id, upload_id)}`;
}

function leads(account_id: number, upload_id: number) {
	return sql`exists (select 1 from users r where r.account_id = ${account_id} and r.manager_id = u.id and r.status <> 'erased'
		and (r.status <> 'invited' or r.upload_id is not ${upload_id}))`;
}

/** Takes people away whom an upload added and to whom nothing happened since: their rows stay, without anything that tells who they were. */
export function removeUnjoined(
	account_id: number,
	upload_id: number,
	ids: readonly number[],
	names: { first_name: string; last_name: string },
): Statement[] {
	if (ids.length === 0) return [];
	return [
		assertThat("internal_rows_changed", areUntouched(account_id, upload_id, ids)),
		sql`delete from group_members where account_id = ${account_id} and user_id in (select value from ${rowsOf(ids)})`,
		sql`delete from member_profiles where account_id = ${account_id} and user_id in (select value from ${rowsOf(ids)})`,
		sql`update users set manager_id = null where account_id = ${account_id} and manager_id in (select value from ${rowsOf(ids)})`,
		sql`update users set first_name = ${names.first_name}, last_name = ${names.last_name}, email = '', phone = '', title = '',
			participant_id = 'erased-' || id, hire_date = null, image_url = null, password_hash = null, switches = '{}', settings = '{}',
			is_eligible_to_receive_points = 0, status = 'erased', manager_id = null
			where account_id = ${account_id} and id in (select value from ${rowsOf(ids)})`,
		indexPeople(account_id, rowsOf(ids)),
	];
}
