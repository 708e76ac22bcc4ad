/** Writes of a person whose name and everything that tells who they are is gone; who did what stays by their id. */
import { sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";

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
