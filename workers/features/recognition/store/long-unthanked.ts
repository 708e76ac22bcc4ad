/** The SQL of who has not been recognized for long. */
import { sql } from "drizzle-orm";
import { type PersonRow, personColumns } from "#workers/features/members";

/** Somebody, and when they were last recognized; null: never. */
export type LongUnthanked = PersonRow & { activation_pending: 0 | 1; last_received_at: number | null };

/** So many of a manager's reports are looked at. */
const maxReports = 200;

/** Of a manager's own reports who may receive and are here since before then: those who were not recognized since, who waits longest first. */
export function listLongUnthanked(
	account_id: number,
	manager_id: number,
	{ since, max }: { since: number; max: number },
) {
	return sql<LongUnthanked>`select p.* from (select ${personColumns("u")}, u.status = 'invited' as activation_pending,
			(select r.created_at from recognitions r where r.account_id = ${account_id} and r.recipient_id = u.id
				and r.status = 'issued' order by r.created_at desc limit 1) as last_received_at
			from users u where u.account_id = ${account_id} and u.manager_id = ${manager_id} and u.status in ('active', 'invited')
			and u.is_eligible_to_receive_points = 1 and u.created_at < ${since} limit ${maxReports}) p
		where coalesce(p.last_received_at, 0) < ${since} order by p.last_received_at, p.id limit ${max}`;
}
