/** An event as a call finds it: who may know of it, and how it is told. */
import { z } from "zod";
import { notFound, Refusal } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { mayModerate, mayNominate, methods, statusAt, statuses } from "../rules/event";
import { categoriesOf, type EventRow, findEvent, jurorsOf, roundsOf } from "../store/events";

export const eventOutput = z.object({
	id: z.int(),
	name: z.string(),
	description: z.string(),
	status: z.enum(statuses),
	rounds: z.array(z.enum(methods)),
	round: z.int(),
	closes_at: z.int(),
	/** What the winner of a category gets; null where the account hides points. */
	points: z.int().nullable(),
	nomination_count: z.int(),
	published_at: z.int().nullable(),
	categories: z.array(
		z.object({ id: z.int(), name: z.string(), description: z.string(), questions: z.array(z.string()) }),
	),
});

/** Refuses whoever has no right to what follows. */
export function refuseUnless(has: boolean): void {
	if (!has) throw new Refusal("forbidden", 403);
}

/** An event that is there. */
export async function readEvent({ account, read }: MemberScope, event_id: number): Promise<EventRow> {
	const [event] = await read(findEvent(account.id, event_id));
	if (!event) throw notFound("nomination_event");
	return event;
}

/** An event for those who look after events; anybody else is refused. */
export async function readModerated(scope: MemberScope, event_id: number): Promise<EventRow> {
	refuseUnless(mayModerate(scope.user));
	return readEvent(scope, event_id);
}

/** An event in which somebody nominates: drafts are not found. */
export async function readForNomination(scope: MemberScope, event_id: number): Promise<EventRow> {
	refuseUnless(mayNominate(scope.user));
	const event = await readEvent(scope, event_id);
	if (event.status === "draft" || event.status === "archived") throw notFound("nomination_event");
	return event;
}

/** An event for its jury and those who look after events; to anybody else it is not there. */
export async function readForJury(scope: MemberScope, event_id: number): Promise<EventRow> {
	const event = await readEvent(scope, event_id);
	if (!mayModerate(scope.user) && !jurorsOf(event).includes(scope.user.id)) throw notFound("nomination_event");
	return event;
}

/** Tells it. */
export function presentEvent({ account, clock }: MemberScope, event: EventRow): z.output<typeof eventOutput> {
	const { id, name, description, round, closes_at, nomination_count, published_at } = event;
	return {
		...{ id, name, description, round, closes_at, nomination_count, published_at },
		status: statusAt(event, clock.now()),
		rounds: roundsOf(event),
		points: isOn(account, "hide_points_for_account") ? null : event.points,
		categories: categoriesOf(event).map((category) => ({
			id: category.id,
			...{ name: category.name, description: category.description, questions: category.questions },
		})),
	};
}
