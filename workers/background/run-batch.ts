/** Consumes the queue: messages of one account share their round trips to D1; none fails, waits or is counted for another. */
import { findAccount } from "#workers/features/account";
import { secondMs } from "#workers/kernel/clock";
import { openTenantDatabase } from "#workers/kernel/database";
import type { Environment, OutboxSignal } from "#workers/kernel/environment";
import { findFree, signalOutbox, takeFirstLeases } from "#workers/kernel/outbox";
import { jobs } from "#workers/registry";
import { isolateClock } from "#workers/runtime/clock";
import { composeJobContext, openRoom } from "./job-context";
import { causeOf, giveUpMessage, runLeased, runMessage } from "./run-message";

type Waiter = Pick<ExecutionContext, "waitUntil">;
type Signalled = Pick<Message<OutboxSignal>, "body" | "ack" | "retry">;

const retrySeconds = 5;
/** Work that runs apart of one account keeps the messages behind it waiting for about so long, and not for all that it has. */
const apartMs = 30 * secondMs;
const apartJobs = [...jobs.values()].filter((job) => job.runsApart).map(({ name }) => name);

/**
 * Runs a batch of the queue: what is tried for the first time side by side, then the rest one after the other, the
 * accounts in turns, each with a lease from its own start (decision 014).
 */
export async function runBatch(messages: readonly Signalled[], env: Environment, context: Waiter): Promise<void> {
	const apart = await Promise.all(groupsOf(messages).map((group) => runGroup(group, env, context)));
	await runApart(inTurns(apart), env, context);
}

/** One after the other; after some time those that are left go to the end of the queue, behind what others sent meanwhile. */
async function runApart(messages: readonly Signalled[], env: Environment, context: Waiter): Promise<void> {
	const startedAt = Date.now();
	for (const [at, message] of messages.entries()) {
		if (at > 0 && Date.now() - startedAt > apartMs) return sendBehind(messages.slice(at), env);
		await settle([message], runMessage(env, context, message.body));
	}
}

/** The first of each account, then the second of each. */
function inTurns(groups: readonly Signalled[][]): Signalled[] {
	const longest = Math.max(0, ...groups.map(({ length }) => length));
	return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
}

/** Signals them anew: to ask the queue again would count as a try. */
async function sendBehind(messages: readonly Signalled[], env: Environment): Promise<void> {
	const signals = messages.map(({ body }) => body);
	await settle(messages, signalOutbox(env.OUTBOX_QUEUE, signals));
}

/** Gives up what the queue gave up on, one after the other. */
export async function giveUpBatch(messages: readonly Signalled[], env: Environment, context: Waiter): Promise<void> {
	for (const message of messages) await settle([message], giveUpMessage(env, context, message.body));
}

/** The messages of each account. */
function groupsOf(messages: readonly Signalled[]): Signalled[][] {
	const groups = new Map<string, Signalled[]>();
	for (const message of messages) {
		const key = `${message.body.shard} ${message.body.account_id}`;
		groups.set(key, [...(groups.get(key) ?? []), message]);
	}
	return [...groups.values()];
}

/** Runs one account's messages side by side; answers those that are to run apart. Of what others hold or did, nothing is said: it is acknowledged. */
async function runGroup(group: readonly Signalled[], env: Environment, context: Waiter): Promise<Signalled[]> {
	const found = await leaseGroup(group, env, context).catch(() => undefined);
	if (!found) {
		group.forEach(askAgain);
		return [];
	}
	const { room, database, leased, others } = found;
	if (!room) {
		for (const message of group) message.ack();
		return [];
	}
	const runs = leased.map((message) => {
		const jobContext = composeJobContext(room, database.share(), causeOf(message.id));
		const named = group.filter(({ body }) => body.outbox_id === message.id);
		return settle(named, runLeased(jobContext, message));
	});
	await Promise.all(runs);
	return others.flatMap(({ id }) => group.find(({ body }) => body.outbox_id === id) ?? []);
}

/** Reads the account and takes the leases in one round trip. */
async function leaseGroup(group: readonly Signalled[], env: Environment, context: Waiter) {
	const { account_id, shard } = group[0]!.body;
	const database = openTenantDatabase(env, shard, account_id);
	const ids = group.map(({ body }) => body.outbox_id);
	const now = isolateClock.current.now();
	const [[row], leased, others] = await Promise.all([
		database.read(findAccount(account_id)),
		database.read(takeFirstLeases(account_id, ids, now, apartJobs)),
		database.read(findFree(account_id, ids, now)),
	]);
	return { database, leased, others, room: openRoom(env, context, row, { account_id, shard }) };
}

/** Tells the queue whether its messages are done with. */
async function settle(messages: readonly Signalled[], work: Promise<void>): Promise<void> {
	try {
		await work;
		for (const message of messages) message.ack();
	} catch {
		messages.forEach(askAgain);
	}
}

function askAgain(message: Signalled): void {
	message.retry({ delaySeconds: retrySeconds });
}
