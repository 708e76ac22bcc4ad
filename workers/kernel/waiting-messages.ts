/** What the schedule does for messages of the outbox that nobody has in hands: it signals them again, each once in a round. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { minuteMs, secondMs } from "./clock";
import type { ScheduledWork } from "./define-job";
import { never, placeOf } from "./due-work";
import { isFree, signalOutbox } from "./outbox";

/** So many messages of an account are signalled again in one run of the schedule. */
const signalledAtOnce = 200;

/**
 * A round begins so long after the one before; a queue that is behind is told again as seldom as it was late when that one
 * began, up to the longest.
 */
const shortestRoundMs = 30 * secondMs;
const longestRoundMs = 5 * minuteMs;

/** A round: when it began (ms UTC), and the message up to which it signalled all, by moment and id. */
const roundShape = z.object({ began_at: z.number(), due_at: z.number(), id: z.number() });
type Round = z.output<typeof roundShape>;

type Oldest = { due_at: number } | undefined;

/**
 * Signals messages whose signal was lost, that were put off until now, or whose consumer let go of them. A trigger makes it
 * due some seconds after a message is, so that the schedule does not look at what the queue is about to do. It goes through
 * what waits in rounds: signals that were sent wait in the queue behind all others, and to send them again in each run
 * would fill it faster than it is emptied.
 */
export const signalWaitingMessages: ScheduledWork = {
	name: "outbox",
	summary: "Signals messages of the outbox that wait again.",
	triggers: ["outbox_comes_due", "outbox_is_put_off"],
	handler: async ({ account, clock, env, read }) => {
		const now = clock.now();
		const [[kept], [oldest]] = await Promise.all([
			read(placeOf(account.id, "outbox")),
			read(oldestWaiting(account.id, now)),
		]);
		const round = goOn(kept?.place, oldest, now);
		const due = await read(dueMessages(account.id, now, round));
		await signalOutbox(
			env.OUTBOX_QUEUE,
			due.map(({ id }) => ({ account_id: account.id, shard: account.shard, outbox_id: id })),
		);
		const place = JSON.stringify({ ...round, ...due.at(-1) });
		if (due.length === signalledAtOnce) return { due_at: now, place };
		return { due_at: nextMessage(account.id, now, round.began_at + lengthOf(round, oldest)), place };
	},
};

/** The round that is under way, or a new one. */
function goOn(place: string | null | undefined, oldest: Oldest, now: number): Round {
	const under = roundShape.safeParse(JSON.parse(place ?? "null")).data;
	return under && now < under.began_at + lengthOf(under, oldest) ? under : { began_at: now, due_at: 0, id: 0 };
}

/** How long a round goes on: by how late the oldest message was when it began, which does not grow while it goes on. */
function lengthOf({ began_at }: Round, oldest: Oldest): number {
	return Math.min(longestRoundMs, Math.max(shortestRoundMs, began_at - (oldest?.due_at ?? began_at)));
}

/** The message that has waited longest, due and held by nobody. */
function oldestWaiting(account_id: number, now: number) {
	return sql<{ due_at: number }>`select due_at from outbox
		where account_id = ${account_id} and ${isFree(now)} and due_at <= ${now} order by due_at limit 1`;
}

/** Messages that are due, held by nobody and not signalled in this round yet, oldest first. */
function dueMessages(account_id: number, now: number, { due_at, id }: Round) {
	return sql<{ id: number; due_at: number }>`select id, due_at from outbox
		where account_id = ${account_id} and ${isFree(now)} and due_at between ${due_at} and ${now}
		and (due_at > ${due_at} or id > ${id}) order by due_at, id limit ${signalledAtOnce}`;
}

/** When the next message is due, or the next round, if one that is due already was signalled or is held. */
const nextMessage = (account_id: number, now: number, next_round: number) => sql`min(
	iif(exists (select 1 from outbox o where o.account_id = ${account_id}
		and o.done_at is null and o.failed_at is null and o.due_at <= ${now}), ${next_round}, ${never}),
	coalesce((select o.due_at from outbox o where o.account_id = ${account_id} and o.done_at is null and o.failed_at is null
		and o.due_at > ${now} order by o.due_at limit 1), ${never}))`;
