/** The SQL of requests that wait for a decision, and of decisions. */
import { type SQL, sql } from "drizzle-orm";
import type { moderationRequests } from "#drizzle/moderation";
import { personName } from "#workers/features/members";
import type { Role } from "#workers/kernel/identity";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { FinalStatus, ModerationKind } from "../rules/requests";

/** A request with who decided it. */
export type RequestRow = RowOf<
	typeof moderationRequests,
	| "id"
	| "subject_id"
	| "requester_id"
	| "message"
	| "created_at"
	| "moderated_by"
	| "moderated_at"
	| "moderation_notes"
	| "is_withdrawn"
> & { kind: ModerationKind; final_status: FinalStatus; moderated_by_name: string | null };

/** The columns of a `RequestRow`, of requests `r` with `decidedBy`. */
export const requestColumns = sql`r.id, r.kind, r.subject_id, r.requester_id, r.message, r.final_status, r.created_at,
	r.moderated_by, r.moderated_at, r.moderation_notes, r.is_withdrawn, ${personName("m")} as moderated_by_name`;

/** Who decided a request `r`, as `m`. */
export const decidedBy = sql`left join users m on m.account_id = r.account_id and m.id = r.moderated_by`;

/** A request that is this person's to decide. */
export function findRequest(account_id: number, id: number, user_id: number) {
	return sql<RequestRow>`select ${requestColumns} from moderation_requests r ${decidedBy}
		where r.account_id = ${account_id} and r.id = ${id} and ${isTheirs(account_id, id, user_id)}`;
}

const isTheirs = (account_id: number, id: number, user_id: number) => sql`exists (select 1 from moderation_deciders d
	where d.account_id = ${account_id} and d.request_id = ${id} and d.user_id = ${user_id})`;

/** A request that this person made. */
export function findOwnRequest(account_id: number, id: number, user_id: number) {
	return sql<RequestRow>`select ${requestColumns} from moderation_requests r ${decidedBy}
		where r.account_id = ${account_id} and r.id = ${id} and r.requester_id = ${user_id}`;
}

/** True in SQL while a request of this person waits. */
export function isOwnWaiting(account_id: number, id: number, user_id: number): Statement {
	return sql`select count(*) from moderation_requests r where r.account_id = ${account_id} and r.id = ${id}
		and r.requester_id = ${user_id} and r.final_status = 'pending'`;
}

/** The newest request about a thing. */
export function findNewestAbout(account_id: number, kind: ModerationKind, subject_id: number) {
	return sql<RequestRow>`select ${requestColumns} from moderation_requests r ${decidedBy}
		where r.account_id = ${account_id} and r.kind = ${kind} and r.subject_id = ${subject_id} order by r.id desc limit 1`;
}

/** A new request. */
export type NewRequest = RowOf<typeof moderationRequests, "id" | "subject_id" | "requester_id" | "message"> & {
	kind: ModerationKind;
	/** Null: the people who are named by `insertDeciders` in the same batch. */
	moderator_role: Role | null;
};

/** Asks for a decision. */
export function insertModerationRequest(account_id: number, request: NewRequest, now: number): Statement {
	const { id, kind, subject_id, requester_id, moderator_role, message } = request;
	return sql`insert into moderation_requests (account_id, id, kind, subject_id, requester_id, moderator_role, message, created_at)
		values (${account_id}, ${id}, ${kind}, ${subject_id}, ${requester_id}, ${moderator_role ?? ""}, ${message}, ${now})`;
}

/** Makes what waits about a thing these people's to decide, too. */
export function insertDeciders(
	account_id: number,
	about: { kind: ModerationKind; subject_id: number },
	user_ids: readonly number[],
): Statement {
	return sql`insert into moderation_deciders (account_id, request_id, user_id, final_status, created_at)
		select r.account_id, r.id, e.value, r.final_status, r.created_at from moderation_requests r, ${rowsOf(user_ids)} e
		where r.account_id = ${account_id} and r.kind = ${about.kind} and r.subject_id = ${about.subject_id}
			and r.final_status = 'pending'
		on conflict (account_id, request_id, user_id) do nothing`;
}

/** Whose it is to decide what waits about a thing: the request's id and each person's, whether or not they are still here. */
export function listDeciders(account_id: number, about: { kind: ModerationKind; subject_id: number }) {
	return sql<{ request_id: number; user_id: number }>`select d.request_id, d.user_id from moderation_requests r
		join moderation_deciders d on d.account_id = r.account_id and d.request_id = r.id
		where r.account_id = ${account_id} and r.kind = ${about.kind} and r.subject_id = ${about.subject_id}
			and r.final_status = 'pending' order by d.user_id`;
}

/** True in SQL while a request waits and is still this person's to decide. */
export function isWaitingFor(account_id: number, id: number, user_id: number): Statement {
	return sql`select count(*) from moderation_requests r where r.account_id = ${account_id} and r.id = ${id}
		and r.final_status = 'pending' and ${isTheirs(account_id, id, user_id)}`;
}

/** Who decided, when and what they said. */
export type Decided = { final_status: FinalStatus; moderated_by: number; notes: string; is_withdrawn?: boolean };

/** Writes a decision. */
export function updateDecided(account_id: number, id: number, decided: Decided, now: number): Statement {
	return writeDecision(account_id, sql`id = ${id}`, decided, now);
}

/** Ends what still waits about things of a kind, when they are gone, or were decided elsewhere than in the inbox. */
export function endRequestsAbout(
	account_id: number,
	about: {
		kind: ModerationKind;
		subject_ids: readonly number[];
		notes?: string;
		final_status?: "approved" | "denied";
		/** Whoever asked took it back. */
		is_withdrawn?: boolean;
	},
	moderated_by: number,
	now: number,
): Statement {
	const which = sql`kind = ${about.kind} and subject_id in (select value from json_each(${JSON.stringify(about.subject_ids)}))`;
	const { final_status = "denied", notes = "", is_withdrawn } = about;
	return writeDecision(account_id, which, { final_status, moderated_by, notes, is_withdrawn }, now);
}

function writeDecision(account_id: number, which: SQL, decided: Decided, now: number) {
	const { final_status, moderated_by, notes, is_withdrawn = false } = decided;
	return sql`update moderation_requests set final_status = ${final_status}, moderated_by = ${moderated_by},
		moderated_at = ${now}, moderation_notes = ${notes}, is_withdrawn = ${is_withdrawn ? 1 : 0}
		where account_id = ${account_id} and ${which} and final_status = 'pending'`;
}

/** How many requests wait for a person `u`, in SQL. */
export const waitingForPerson: SQL = sql`coalesce((select w.waiting_count from moderation_waiting w
	where w.account_id = u.account_id and w.user_id = u.id), 0)`;
