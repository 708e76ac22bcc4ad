/** Runs the job of one message of the outbox: leases its row, ends it with its effect, or gives it back. */

import { reportWorkCrash } from "#workers/error-reports/report-error";
import { minuteMs, secondMs } from "#workers/kernel/clock";
import { type CallContext, createScope } from "#workers/kernel/create-scope";
import { interrupted, type Job } from "#workers/kernel/define-job";
import type { Environment, OutboxSignal } from "#workers/kernel/environment";
import { constraintFailure, isIdCollision } from "#workers/kernel/errors";
import {
	endMessage,
	failMessage,
	findMessage,
	holdsLease,
	interruptedAttempts,
	type LeasedMessage,
	releaseMessage,
	renewLease,
	seizeMessage,
	takeLease,
} from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import { jobs } from "#workers/registry";
import { prepareJobContext } from "./job-context";

const usualAttempts = 5;
/** A batch whose fresh id met an existing one is made again with new ids (design.md, "Keys"). */
const maxIdTries = 3;

/** Runs the outbox row of one signal by itself; returns when it is done, given back, or not to be had. */
export async function runMessage(
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	signal: OutboxSignal,
): Promise<void> {
	const jobContext = await prepareJobContext(env, context, signal.account_id, signal.shard, causeOf(signal.outbox_id));
	if (!jobContext) return;
	const lease = takeLease(signal.account_id, signal.outbox_id, jobContext.clock.now());
	const [[message]] = (await jobContext.database.write([lease])) as [LeasedMessage[]];
	if (message) await runLeased(jobContext, message);
}

/** Runs a message that was leased to the end, or gives it back. */
export async function runLeased(jobContext: CallContext, message: LeasedMessage): Promise<void> {
	const job = jobs.get(message.job);
	if (!job) throw new Error(`no job is called ${message.job}`);
	const scope = createScope(jobContext, job.name) as Scope<null>;
	if (jobContext.account.status !== "active")
		return failJob(job, scope, jobContext, message, `the account is ${jobContext.account.status}`);
	if (message.attempts > interruptedAttempts) return failJob(job, scope, jobContext, message, interrupted);
	// A run that took its whole isolate down never came back to count itself out.
	if (message.attempts > maxAttemptsOf(job)) return failJob(job, scope, jobContext, message, "every run broke off");
	try {
		await runJob(job, scope, jobContext, message);
	} catch (error) {
		await giveBack(job, scope, jobContext, message, error);
	}
}

/** The id that stands in the log for what a message causes. */
export function causeOf(outbox_id: number): string {
	return `outbox-${outbox_id}`;
}

/**
 * Marks a message that the queue gave up on once it was tried as often as its job allows; its job tells people. The queue
 * also counts what never ran, for a shard that did not answer: such a message waits, and the schedule signals it again.
 */
export async function giveUpMessage(
	env: Environment,
	context: Pick<ExecutionContext, "waitUntil">,
	signal: OutboxSignal,
): Promise<void> {
	const { account_id, shard, outbox_id } = signal;
	const jobContext = await prepareJobContext(env, context, account_id, shard, `dead-letter-${outbox_id}`);
	if (!jobContext) return;
	const [waiting] = await jobContext.database.read(findMessage(account_id, outbox_id));
	if (!waiting) return;
	const { attempts } = waiting;
	const job = jobs.get(waiting.job);
	if (attempts < (job ? maxAttemptsOf(job) : usualAttempts)) {
		jobContext.log.warn("message-waits-on", { outbox_id, job: waiting.job, attempts });
		return;
	}
	jobContext.log.warn("message-given-up", { outbox_id });
	const seized = seizeMessage(account_id, outbox_id, jobContext.clock.now());
	const [[message]] = (await jobContext.database.write([seized])) as [LeasedMessage[]];
	if (!message) return;
	const scope = createScope(jobContext, message.job) as Scope<null>;
	await failJob(job, scope, jobContext, message, "the queue gave up");
}

async function runJob(job: Job, scope: Scope<null>, jobContext: CallContext, message: LeasedMessage): Promise<void> {
	let isEnded = false;
	const end = () => {
		isEnded = true;
		return [endMessage(jobContext.account.id, message, jobContext.clock.now())];
	};
	const run = {
		outbox_id: message.id,
		attempt: message.attempts,
		end,
		renew: () => renewLease(jobContext.account.id, message, jobContext.clock.now()),
		holds: () => ({ lease_lost: holdsLease(jobContext.account.id, message) }),
	};
	const payload = job.payload.parse(JSON.parse(message.payload));
	for (let tries = 1; ; tries += 1) {
		try {
			await job.handler(scope, payload, run);
			break;
		} catch (error) {
			const failure = constraintFailure(error);
			if (!failure || !isIdCollision(failure) || tries >= maxIdTries) throw error;
			jobContext.newId.leap();
		}
	}
	if (!isEnded) await jobContext.database.write(end());
	jobContext.log.info("job", { job: job.name, attempt: message.attempts, ...jobContext.database.cost });
}

async function giveBack(
	job: Job,
	scope: Scope<null>,
	jobContext: CallContext,
	message: LeasedMessage,
	error: unknown,
): Promise<void> {
	if (constraintFailure(error)?.name === "lease_lost") return letGo(jobContext, message);
	const reason = error instanceof Error ? error.message : String(error);
	const error_id = jobContext.log.crash(error, { job: job.name, attempt: message.attempts });
	reportWorkCrash(job.name, { error, error_id }, jobContext);
	const now = jobContext.clock.now();
	if (message.attempts < maxAttemptsOf(job)) {
		const due_at = now + Math.min(30 * minuteMs, 5 * secondMs * 4 ** (message.attempts - 1));
		await jobContext.database.write([releaseMessage(jobContext.account.id, message, due_at, reason)]);
		return;
	}
	await failJob(job, scope, jobContext, message, reason);
}

/** Another consumer took the message over, or the account was closed meanwhile: nothing was written, and whoever has it goes on. */
async function letGo(jobContext: CallContext, message: LeasedMessage): Promise<void> {
	jobContext.log.warn("lease-lost", { job: message.job, attempt: message.attempts });
	const due_at = jobContext.clock.now() + 5 * secondMs;
	await jobContext.database.write([releaseMessage(jobContext.account.id, message, due_at, "lease_lost")]);
}

/** Tells people first: if that fails, the message stays and fails again. */
async function failJob(
	job: Job | undefined,
	scope: Scope<null>,
	jobContext: CallContext,
	message: Pick<LeasedMessage, "id" | "payload">,
	reason: string,
): Promise<void> {
	await job?.onFailed?.(scope, job.payload.parse(JSON.parse(message.payload)), reason);
	await jobContext.database.write([failMessage(jobContext.account.id, message.id, jobContext.clock.now(), reason)]);
}

function maxAttemptsOf(job: Job): number {
	return job.maxAttempts ?? usualAttempts;
}
