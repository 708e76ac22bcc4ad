/** Runs the job of one message of the outbox: leases its row, ends it with its effect, or gives it back. */

import { minuteMs, secondMs } from "#workers/kernel/clock";
import { createScope, type Ground } from "#workers/kernel/create-scope";
import type { Job } from "#workers/kernel/define-job";
import type { Environment, OutboxSignal } from "#workers/kernel/environment";
import { constraintFailure, isIdCollision } from "#workers/kernel/errors";
import {
	endMessage,
	failMessage,
	holdsLease,
	type LeasedMessage,
	releaseMessage,
	renewLease,
	seizeMessage,
	takeLease,
} from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import { jobs } from "#workers/registry";
import { prepareJobGround } from "./job-ground";

const usualAttempts = 5;
/** A batch whose fresh id met an existing one is made again with new ids (design.md, "Keys"). */
const mostIdTries = 3;

/** Runs the outbox row of one signal by itself; returns when it is done, given back, or not to be had. */
export async function runMessage(
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	signal: OutboxSignal,
): Promise<void> {
	const ground = await prepareJobGround(env, context, signal.account_id, signal.shard, causeOf(signal.outbox_id));
	const lease = takeLease(signal.account_id, signal.outbox_id, ground.clock.now());
	const [[message]] = (await ground.database.write([lease])) as [LeasedMessage[]];
	if (message) await runLeased(ground, message);
}

/** Runs a message that was leased to the end, or gives it back. */
export async function runLeased(ground: Ground, message: LeasedMessage): Promise<void> {
	const job = jobs.get(message.job);
	if (!job) throw new Error(`no job is called ${message.job}`);
	const scope = createScope(ground, job.name) as Scope<null>;
	// A run that took its whole isolate down never came back to count itself out.
	if (message.attempts > mostAttemptsOf(job)) return giveUp(job, scope, ground, message, "every run broke off");
	try {
		await runJob(job, scope, ground, message);
	} catch (error) {
		await giveBack(job, scope, ground, message, error);
	}
}

/** The id that stands in the log for what a message causes. */
export function causeOf(outbox_id: number): string {
	return `outbox-${outbox_id}`;
}

/** Marks a message that the queue gave up on; its job tells people. */
export async function giveUpMessage(
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	signal: OutboxSignal,
): Promise<void> {
	const ground = await prepareJobGround(
		env,
		context,
		signal.account_id,
		signal.shard,
		`dead-letter-${signal.outbox_id}`,
	);
	ground.log.warn("message-given-up", { outbox_id: signal.outbox_id });
	const seized = seizeMessage(signal.account_id, signal.outbox_id, ground.clock.now());
	const [[message]] = (await ground.database.write([seized])) as [LeasedMessage[]];
	if (!message) return;
	const scope = createScope(ground, message.job) as Scope<null>;
	await giveUp(jobs.get(message.job), scope, ground, message, "the queue gave up");
}

async function runJob(job: Job, scope: Scope<null>, ground: Ground, message: LeasedMessage): Promise<void> {
	let isEnded = false;
	const end = () => {
		isEnded = true;
		return [endMessage(ground.account.id, message, ground.clock.now())];
	};
	const run = {
		outbox_id: message.id,
		attempt: message.attempts,
		end,
		renew: () => renewLease(ground.account.id, message, ground.clock.now()),
		holds: () => holdsLease(ground.account.id, message),
	};
	const payload = job.payload.parse(JSON.parse(message.payload));
	for (let tries = 1; ; tries += 1) {
		try {
			await job.handler(scope, payload, run);
			break;
		} catch (error) {
			const failure = constraintFailure(error);
			if (!failure || !isIdCollision(failure) || tries >= mostIdTries) throw error;
			ground.newId.leap();
		}
	}
	if (!isEnded) await ground.database.write(end());
	ground.log.info("job", { job: job.name, attempt: message.attempts, ...ground.database.cost });
}

async function giveBack(
	job: Job,
	scope: Scope<null>,
	ground: Ground,
	message: LeasedMessage,
	error: unknown,
): Promise<void> {
	const reason = error instanceof Error ? error.message : String(error);
	ground.log.crash(error, { job: job.name, attempt: message.attempts });
	const now = ground.clock.now();
	if (message.attempts < mostAttemptsOf(job)) {
		const due_at = now + Math.min(30 * minuteMs, 5 * secondMs * 4 ** (message.attempts - 1));
		await ground.database.write([releaseMessage(ground.account.id, message, due_at, reason)]);
		return;
	}
	await giveUp(job, scope, ground, message, reason);
}

/** Tells people first: if that fails, the message stays and is given up again. */
async function giveUp(
	job: Job | undefined,
	scope: Scope<null>,
	ground: Ground,
	message: Pick<LeasedMessage, "id" | "payload">,
	reason: string,
): Promise<void> {
	await job?.onGivenUp?.(scope, job.payload.parse(JSON.parse(message.payload)), reason);
	await ground.database.write([failMessage(ground.account.id, message.id, ground.clock.now(), reason)]);
}

function mostAttemptsOf(job: Job): number {
	return job.mostAttempts ?? usualAttempts;
}
