/** The SQL of repeated giving: what somebody gave, or sent so that it waits, to the same people a short while ago. */
import { sql } from "drizzle-orm";
import type { recognitions } from "#drizzle/recognition";
import { mayReceive } from "#workers/features/members";
import { dayMs } from "#workers/kernel/clock";
import { type RowOf, rowsOf } from "#workers/kernel/sql";
import { maxRecipients } from "../rules/choose-recipients";

/** Somebody who was given, or is to be given, the same points by the same giver; `created_at` is when that was sent. */
export type DuplicateRow = RowOf<typeof recognitions, "recipient_id" | "created_at"> & {
	first_name: string;
	last_name: string;
};

/** What is about to be given to each of these people, and to who can receive of these groups. */
export type AskedGift = {
	giver_id: number;
	program_id: number;
	points: number;
	recipient_ids: readonly number[];
	group_ids: readonly number[];
};

/**
 * What this giver sent these people in this program with these points in the last 24 hours, given or waiting for an approval,
 * its day or a promise; the last one for each. Groups are asked for those alone, however large they are; no gift has more people than are given here.
 */
export function findDuplicates(account_id: number, given: AskedGift, now: number) {
	const sent = (alias: string, points: string) => sql`${sql.raw(alias)}.account_id = ${account_id}
		and ${sql.raw(alias)}.giver_id = ${given.giver_id} and ${sql.raw(alias)}.created_at > ${now - dayMs}
		and ${sql.raw(alias)}.program_id = ${given.program_id} and ${sql.raw(alias)}.${sql.raw(points)} = ${given.points}`;
	return sql<DuplicateRow>`select n.recipient_id, u.first_name, u.last_name, max(n.created_at) as created_at from (
			select r.recipient_id, r.created_at from recognitions r indexed by recognitions_given
				where ${sent("r", "points")} and r.status = 'issued'
			union all select p.user_id, s.created_at from recognition_submissions s indexed by recognition_submissions_given
				cross join recognition_submission_people p on p.account_id = s.account_id and p.submission_id = s.id
				where ${sent("s", "asked_points")} and s.status in ('pending_1', 'pending_2') and p.is_left_out = 0
			union all select p.user_id, d.created_at from scheduled_recognitions d indexed by scheduled_recognitions_given
				cross join scheduled_recognition_people p on p.account_id = d.account_id and p.scheduled_id = d.id
				where ${sent("d", "points")} and d.status = 'scheduled'
			union all select c.recipient_id, c.created_at from commitments c indexed by commitments_given
				where ${sent("c", "points")} and c.status = 'open') n
		cross join users u on u.account_id = ${account_id} and u.id = n.recipient_id
		where n.recipient_id in (select value from ${rowsOf(given.recipient_ids)}) or (${mayReceive} and exists (select 1
			from ${rowsOf(given.group_ids)} e cross join group_members g on g.account_id = ${account_id} and g.group_id = e.value
			and g.user_id = n.recipient_id))
		group by n.recipient_id order by u.last_name, u.first_name limit ${maxRecipients}`;
}
