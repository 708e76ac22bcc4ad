/** The SQL of an idea's thread. */
import { sql } from "drizzle-orm";
import type { ideaEvents } from "#drizzle/ideas";
import { personName } from "#workers/features/members";
import type { RowOf, Statement } from "#workers/kernel/sql";
import type { Change } from "../rules/changes";
import type { EventKind } from "../rules/idea";

/** An entry of the thread with whoever it is by. */
export type EventRow = RowOf<typeof ideaEvents, "id" | "user_id" | "version" | "text" | "changes" | "created_at"> & {
	kind: EventKind;
	name: string;
	image_url: string | null;
};

/** A thread has so many entries at most; whoever wants to write more begins to talk. */
export const maxEvents = 200;

/** What happened to an idea, oldest first. */
export function listEvents(account_id: number, idea_id: number) {
	return sql<EventRow>`select e.id, e.user_id, e.kind, e.version, e.text, e.changes, e.created_at, ${personName("u")} as name, u.image_url
		from idea_events e join users u on u.account_id = e.account_id and u.id = e.user_id
		where e.account_id = ${account_id} and e.idea_id = ${idea_id} order by e.created_at, e.id limit ${maxEvents}`;
}

/** An entry to be written. */
export type NewEvent = {
	id: number;
	idea_id: number;
	user_id: number;
	kind: EventKind;
	version: number;
	text?: string;
	changes?: readonly Change[];
};

/** Writes it. */
export function insertEvent(account_id: number, event: NewEvent, now: number): Statement {
	return sql`insert into idea_events (account_id, id, idea_id, user_id, kind, version, text, changes, created_at)
		values (${account_id}, ${event.id}, ${event.idea_id}, ${event.user_id}, ${event.kind}, ${event.version}, ${event.text ?? ""},
		${JSON.stringify(event.changes ?? [])}, ${now})`;
}

/** True in SQL while there is room for words in a thread; the last places are kept for what is decided. */
export function hasRoomForWords(account_id: number, idea_id: number): Statement {
	return sql`select count(*) < ${maxEvents - 50} from idea_events e where e.account_id = ${account_id} and e.idea_id = ${idea_id}`;
}
