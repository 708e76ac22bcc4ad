/** The SQL of events: reading one with its categories and jury, writing it, and its states. */
import { sql } from "drizzle-orm";
import type { nominationEvents } from "#drizzle/nominations";
import { type RowOf, rowsOf, type Statement } from "#workers/kernel/sql";
import type { Method, Status } from "../rules/event";

/** The version of the lists of events. */
export const eventsVersion = "nomination_events";

/** A category as it is stored. */
export type CategoryRow = {
	id: number;
	name: string;
	description: string;
	questions: string[];
	chosen_id: number | null;
	chosen_reason: string | null;
	winner_id: number | null;
};

/** An event as it is stored; categories, jurors and rounds are JSON. */
export type EventRow = Omit<RowOf<typeof nominationEvents>, "account_id" | "status" | "created_at"> & {
	status: Status;
	categories: string;
	jurors: string;
};

/** One event. */
export function findEvent(account_id: number, id: number) {
	return sql<EventRow>`select e.id, e.name, e.description, e.status, e.rounds, e.round, e.closes_at, e.points, e.budget_id,
		e.version, e.nomination_count, e.created_by, e.published_at,
		(select json_group_array(json_object('id', c.id, 'name', c.name, 'description', c.description,
			'questions', json(c.questions), 'chosen_id', c.chosen_id, 'chosen_reason', c.chosen_reason, 'winner_id', c.winner_id))
			from (select * from nomination_categories where account_id = ${account_id} and event_id = ${id} order by place) c) as categories,
		(select json_group_array(j.juror_id) from nomination_jurors j where j.account_id = ${account_id} and j.event_id = ${id}) as jurors
		from nomination_events e where e.account_id = ${account_id} and e.id = ${id}`;
}

/** The rounds of an event. */
export const roundsOf = ({ rounds }: Pick<EventRow, "rounds">) => JSON.parse(rounds) as Method[];
/** Its categories. */
export const categoriesOf = ({ categories }: Pick<EventRow, "categories">) => JSON.parse(categories) as CategoryRow[];
/** Its jury. */
export const jurorsOf = ({ jurors }: Pick<EventRow, "jurors">) => JSON.parse(jurors) as number[];

/** True in SQL while the event stands as it was read, with every nomination and verdict. */
export function isEventUnchanged(account_id: number, { id, status, version, round }: EventRow): Statement {
	return sql`exists (select 1 from nomination_events e where e.account_id = ${account_id} and e.id = ${id}
		and e.status = ${status} and e.version = ${version} and e.round = ${round})`;
}

/** What an owner writes of an event. */
export type WrittenEvent = Pick<EventRow, "id" | "name" | "description" | "closes_at" | "points" | "budget_id"> & {
	created_by: number;
	rounds: readonly Method[];
	categories: readonly { id: number; name: string; description: string; questions: readonly string[] }[];
	juror_ids: readonly number[];
	now: number;
};

/** Writes an event, or a draft anew. */
export function saveEvent(account_id: number, event: WrittenEvent): Statement[] {
	const { id, name, description, closes_at, points, budget_id, created_by, now } = event;
	const rounds = JSON.stringify(event.rounds);
	return [
		sql`insert into nomination_events (account_id, id, name, description, rounds, closes_at, points, budget_id, created_by, created_at)
			values (${account_id}, ${id}, ${name}, ${description}, ${rounds}, ${closes_at}, ${points}, ${budget_id}, ${created_by}, ${now})
			on conflict (account_id, id) do update set name = excluded.name, description = excluded.description, rounds = excluded.rounds,
				closes_at = excluded.closes_at, points = excluded.points, budget_id = excluded.budget_id, version = version + 1`,
		sql`delete from nomination_categories where account_id = ${account_id} and event_id = ${id}`,
		sql`delete from nomination_jurors where account_id = ${account_id} and event_id = ${id}`,
		sql`insert into nomination_categories (account_id, id, event_id, place, name, description, questions)
			select ${account_id}, value ->> 'id', ${id}, key, value ->> 'name', value ->> 'description', value -> 'questions'
			from ${rowsOf(event.categories)}`,
		sql`insert into nomination_jurors (account_id, event_id, juror_id)
			select ${account_id}, ${id}, value from ${rowsOf(event.juror_ids)}`,
	];
}

/** Moves an event on. */
export function updateEvent(
	account_id: number,
	id: number,
	{
		status,
		round,
		published_at,
		closes_at,
	}: { status: Status; round?: number; published_at?: number; closes_at?: number },
): Statement {
	return sql`update nomination_events set status = ${status}, version = version + 1, round = coalesce(${round ?? null}, round),
		published_at = coalesce(${published_at ?? null}, published_at), closes_at = coalesce(${closes_at ?? null}, closes_at)
		where account_id = ${account_id} and id = ${id}`;
}

/** Removes a draft. */
export function deleteEvent(account_id: number, id: number): Statement[] {
	return [
		sql`delete from nomination_categories where account_id = ${account_id} and event_id = ${id}`,
		sql`delete from nomination_jurors where account_id = ${account_id} and event_id = ${id}`,
		sql`delete from nomination_events where account_id = ${account_id} and id = ${id}`,
	];
}

/** Notes whom a moderator chose among those who are level. */
export function chooseWinner(
	account_id: number,
	{ event_id, category_id }: { event_id: number; category_id: number },
	{ nominee_id, reason, by }: { nominee_id: number; reason: string; by: number },
): Statement[] {
	return [
		sql`update nomination_categories set chosen_id = ${nominee_id}, chosen_reason = ${reason}, chosen_by = ${by}
			where account_id = ${account_id} and id = ${category_id} and event_id = ${event_id}`,
		sql`update nomination_events set version = version + 1 where account_id = ${account_id} and id = ${event_id}`,
	];
}

/** Notes who won. */
export function setWinners(
	account_id: number,
	winners: readonly { category_id: number; winner_id: number }[],
): Statement {
	return sql`update nomination_categories set winner_id = w.value ->> 'winner_id' from ${rowsOf(winners)} as w
		where nomination_categories.account_id = ${account_id} and nomination_categories.id = w.value ->> 'category_id'`;
}
