/** The SQL of sendings: asking for one, how far it is, its end, and the last one of an upload. */
import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import type { Audience } from "../rules/audience";
import type { Place } from "./not-joined";

/** The version of the list of sendings. */
export const sendingsVersion = "invitations/sendings";

/** True in SQL for a sending `s` that is neither over nor canceled. */
const isOpen = sql`status in ('planned', 'sending')`;

/** A sending to be; one that is due later is planned. */
export type NewSending = {
	id: number;
	requester_id: number;
	audience: Audience;
	due_at: number;
	expected_count: number;
	created_at: number;
};

/** Asks for a sending. */
export function insertSending(account_id: number, { audience, ...sending }: NewSending): Statement[] {
	const { id, requester_id, due_at, expected_count, created_at } = sending;
	const upload_id = audience.kind === "upload" ? audience.upload_id : null;
	const user_ids = audience.kind === "people" ? audience.user_ids : [];
	const status = due_at > created_at ? "planned" : "sending";
	return [
		sql`insert into invitation_sendings (account_id, id, requester_id, audience, upload_id, user_ids, status, due_at, expected_count, created_at)
			values (${account_id}, ${id}, ${requester_id}, ${audience.kind}, ${upload_id}, ${JSON.stringify(user_ids)}, ${status},
			${due_at}, ${expected_count}, ${created_at})`,
		touchTable(account_id, sendingsVersion),
	];
}

/** A sending as its job needs it. */
export type OpenSending = {
	id: number;
	audience: string;
	upload_id: number | null;
	user_ids: string;
	checkpoint: string | null;
};

/** The sending of a job, as long as it is neither over nor canceled. */
export function findOpenSending(account_id: number, id: number) {
	return sql<OpenSending>`select id, audience, upload_id, user_ids, checkpoint from invitation_sendings
		where account_id = ${account_id} and id = ${id} and ${isOpen}`;
}

/** True in SQL while a sending is neither over nor canceled. */
export function isSendingOpen(account_id: number, id: number): SQL {
	return sql`select count(*) from invitation_sendings where account_id = ${account_id} and id = ${id} and ${isOpen}`;
}

/** Keeps where a sending goes on and how many it reached, in the batch of their emails; `finished_at` ends it. */
export function updateProgress(
	account_id: number,
	id: number,
	step: { sent: number; place: Place | null; finished_at: number | null },
): Statement[] {
	return [
		sql`update invitation_sendings set status = iif(${step.finished_at} is null, 'sending', 'sent'), sent_count = sent_count + ${step.sent},
			checkpoint = coalesce(${step.place && JSON.stringify(step.place)}, checkpoint), finished_at = ${step.finished_at}
			where account_id = ${account_id} and id = ${id}`,
		touchTable(account_id, sendingsVersion),
	];
}

/** Ends a sending that is open: canceled by an owner, or failed. */
export function closeSending(account_id: number, id: number, status: "canceled" | "failed", now: number): Statement[] {
	return [
		sql`update invitation_sendings set status = ${status}, finished_at = ${now}
			where account_id = ${account_id} and id = ${id} and ${isOpen}`,
		touchTable(account_id, sendingsVersion),
	];
}

/** The last sending to the people of an upload, as JSON in SQL; null when there was none. */
export function lastSendingOfUpload(account_id: number, upload_id: SQL): SQL {
	return sql`(select json_object('id', s.id, 'status', s.status, 'due_at', s.due_at, 'sent_count', s.sent_count,
		'finished_at', s.finished_at) from invitation_sendings s
		where s.account_id = ${account_id} and s.upload_id = ${upload_id} order by s.created_at desc, s.id desc limit 1)`;
}

/** Sendings that are not over, with the payload of the message that goes on with each. */
export function listOpenSendings(account_id: number) {
	return sql<{
		payload: string;
		due_at: number;
	}>`select json_object('sending_id', id) as payload, due_at from invitation_sendings
		where account_id = ${account_id} and ${isOpen}`;
}
