/** The SQL of points that wait for a second account owner: asking, deciding, and what nobody decided in time. */
import { sql } from "drizzle-orm";
import type { pointRequests } from "#drizzle/budgets";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import { never } from "#workers/kernel/due-work";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";

/** What is asked for. */
export type NewPointRequest = RowOf<
	typeof pointRequests,
	| "id"
	| "requester_id"
	| "budget_id"
	| "program_id"
	| "user_ids"
	| "points"
	| "total_points"
	| "reason"
	| "created_at"
	| "expires_at"
>;

/** Asks; the points are held beside. */
export function insertPointRequest(account_id: number, asked: NewPointRequest): Statement {
	return sql`insert into point_requests (account_id, id, requester_id, budget_id, program_id, user_ids, points, total_points, reason, created_at, expires_at)
		values (${account_id}, ${asked.id}, ${asked.requester_id}, ${asked.budget_id}, ${asked.program_id}, ${asked.user_ids},
		${asked.points}, ${asked.total_points}, ${asked.reason}, ${asked.created_at}, ${asked.expires_at})`;
}

/** A request with the words for where its points go. */
export type PointRequestRow = NewPointRequest & {
	state: "pending" | "approved" | "denied" | "expired";
	requester: string;
	image_url: string | null;
	budget: string | null;
	program: string | null;
	/** JSON: the names of the people who get them. */
	people: string;
};

/** Requests by id. */
export function listPointRequests(account_id: number, ids: readonly number[]) {
	return sql<PointRequestRow>`select q.id, q.requester_id, q.budget_id, q.program_id, q.user_ids, q.points, q.total_points, q.reason,
		q.state, q.created_at, q.expires_at, ${personName("u")} as requester, u.image_url, b.name as budget, x.name as program,
		(select json_group_array(${personName("m")}) from json_each(q.user_ids) e
			cross join users m on m.account_id = ${account_id} and m.id = e.value) as people
		from ${rowsOf(ids)} i cross join point_requests q on q.account_id = ${account_id} and q.id = i.value
		join users u on u.account_id = q.account_id and u.id = q.requester_id
		left join budgets b on b.account_id = q.account_id and b.id = q.budget_id
		left join programs x on x.account_id = q.account_id and x.id = q.program_id`;
}

/** What waits to come into a budget, the oldest first. */
export function listWaitingFor(account_id: number, budget_id: number, limit: number) {
	return sql<{ id: number; points: number; expires_at: number; requester: string }>`select q.id, q.points, q.expires_at,
		${personName("u")} as requester from point_requests q
		join users u on u.account_id = q.account_id and u.id = q.requester_id
		where q.account_id = ${account_id} and q.budget_id = ${budget_id} and q.state = 'pending' order by q.id limit ${limit}`;
}

/** True in SQL while a request waits and its time is not over. */
export function canBeDecided(account_id: number, id: number, now: number): Statement {
	return sql`select count(*) from point_requests q where q.account_id = ${account_id} and q.id = ${id}
		and q.state = 'pending' and q.expires_at > ${now}`;
}

/** Ends a request; the trigger `point_requests_stay` refuses what was ended otherwise. */
export function updatePointRequest(
	account_id: number,
	id: number,
	state: "approved" | "denied" | "expired",
): Statement {
	return sql`update point_requests set state = ${state} where account_id = ${account_id} and id = ${id}`;
}

/** Requests that nobody decided in time. */
export function listOverdue(account_id: number, now: number, limit: number) {
	return sql<{ id: number; requester_id: number }>`select q.id, q.requester_id from point_requests q
		where q.account_id = ${account_id} and q.state = 'pending' and q.expires_at <= ${now} order by q.expires_at limit ${limit}`;
}

/** When the next one is over. */
export const nextExpiry = (account_id: number) =>
	sql`coalesce((select q.expires_at from point_requests q where q.account_id = ${account_id} and q.state = 'pending'
		order by q.expires_at limit 1), ${never})`;

/** Who asked, as the one who is told. */
export function findRequester(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}
