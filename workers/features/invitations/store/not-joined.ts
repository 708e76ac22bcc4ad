/** The SQL of people who have not joined yet: how many of them there are, and one stretch of them after the other. */

import { type SQL, sql } from "drizzle-orm";
import type { users } from "#drizzle/members";
import { type Addressee, notificationChoices } from "#workers/features/members";
import { type RowOf, rowsOf } from "#workers/kernel/sql";
import type { Audience } from "../rules/audience";

/** What an owner's choice of people comes to at this moment. */
export type AudienceCounts = {
	/** Who has not joined, has an address and was not written to a short while ago. */
	queued: number;
	too_soon: number;
	without_email: number;
	/** People of the choice who are there, whatever their state. */
	known: number;
};

/** Counts an audience; people who were invited after `invited_before` wait. */
export function countAudience(account_id: number, audience: Audience, invited_before: number) {
	const hasNotJoined = sql`u.status = 'invited'`;
	return sql<AudienceCounts>`select
		count(*) filter (where ${hasNotJoined} and u.email <> '' and (u.invited_at is null or u.invited_at <= ${invited_before})) as queued,
		count(*) filter (where ${hasNotJoined} and u.email <> '' and u.invited_at > ${invited_before}) as too_soon,
		count(*) filter (where ${hasNotJoined} and u.email = '') as without_email,
		count(*) as known from ${peopleOf(account_id, audience)} where u.account_id = ${account_id} ${narrowed(audience)}`;
}

/** Somebody who has not joined, with what their email says. */
export type NotJoinedRow = Omit<Addressee, "status"> &
	RowOf<typeof users, "invited_at"> & {
		/** Points that wait for them. */
		points: number;
		/** The person's place in the audience: what a run goes on after. */
		place: string;
	};

/** The next people of an audience after a place, at most so many; who has joined in the meantime is passed over. */
export function listNotJoined(account_id: number, audience: Audience, after: Place | null, max: number) {
	const columns = sql`u.id, u.email, u.first_name, u.language_code, ${notificationChoices("u")}, u.invited_at, p.balance as points`;
	const points = sql`cross join ledger_accounts p on p.account_id = ${account_id} and p.kind = 'member' and p.unit = 'points' and p.owner_id = u.id`;
	if (audience.kind === "people") {
		const [, passed] = after ?? [0, -1];
		return sql<NotJoinedRow>`select ${columns}, json_array(0, e.key) as place from ${peopleOf(account_id, audience)} ${points}
			where e.key > ${passed} and u.status = 'invited' order by e.key limit ${max}`;
	}
	const [time, id] = after ?? [0, 0];
	return sql<NotJoinedRow>`select ${columns}, json_array(u.created_at, u.id) as place
		from ${peopleOf(account_id, audience)} ${points}
		where u.account_id = ${account_id} ${narrowed(audience)} and (u.created_at, u.id) > (${time}, ${id})
		order by u.created_at, u.id limit ${max}`;
}

/** Where a run goes on: time and id of the last person, or for ticked people 0 and their number. */
export type Place = [number, number];

/** The people of an audience as `u`. */
function peopleOf(account_id: number, audience: Audience): SQL {
	if (audience.kind !== "people") return sql`users u`;
	return sql`${rowsOf(audience.user_ids)} e cross join users u on u.account_id = ${account_id} and u.id = e.value`;
}

/** Of those who are not ticked by hand only who has not joined, along an index. */
function narrowed(audience: Audience): SQL {
	if (audience.kind === "people") return sql``;
	if (audience.kind === "not_joined") return sql`and u.status = 'invited'`;
	return sql`and u.status = 'invited' and u.upload_id = ${audience.upload_id}`;
}
