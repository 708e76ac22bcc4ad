/** What the schedule does for messages of the outbox that nobody has in hands: it signals them again. */
import { sql } from "drizzle-orm";
import { secondMs } from "./clock";
import type { ScheduledWork } from "./define-job";
import { never } from "./due-work";
import { isFree, signalOutbox } from "./outbox";

/** The queue has so long for what it was told of, before the schedule looks at it; a trigger knows it too. */
const graceMs = 10 * secondMs;

/** So many messages of an account are signalled again in one run of the schedule. */
const signalledAtOnce = 200;

/**
 * Signals messages whose signal was lost, that were put off until now, or whose consumer let go of them. A trigger makes it
 * due some seconds after a message is, so that the schedule does not look at what the queue is about to do.
 */
export const signalWaitingMessages: ScheduledWork = {
	name: "outbox",
	summary: "Signals messages of the outbox that wait again.",
	triggers: ["outbox_comes_due", "outbox_is_put_off"],
	handler: async ({ account, clock, env, read }) => {
		const now = clock.now();
		const due = await read(dueMessages(account.id, now, signalledAtOnce));
		await signalOutbox(
			env.OUTBOX_QUEUE,
			due.map(({ id }) => ({ account_id: account.id, shard: account.shard, outbox_id: id })),
		);
		if (due.length === signalledAtOnce) return now;
		return nextMessage(account.id, now);
	},
};

/** Messages that are due and held by nobody, oldest first. */
function dueMessages(account_id: number, now: number, max: number) {
	return sql<{
		id: number;
	}>`select id from outbox where account_id = ${account_id} and ${isFree(now)} and due_at <= ${now} order by due_at limit ${max}`;
}

/** When the next message is due. One that is due already was signalled just now or is held: it is looked at again a little later. */
const nextMessage = (
	account_id: number,
	now: number,
) => sql`iif(exists (select 1 from outbox o where o.account_id = ${account_id}
		and o.done_at is null and o.failed_at is null and o.due_at <= ${now}), ${now + graceMs},
	coalesce((select o.due_at from outbox o where o.account_id = ${account_id} and o.done_at is null and o.failed_at is null
		and o.due_at > ${now} order by o.due_at limit 1), ${never}))`;
