/** Counts and times every answer: a data point for Analytics Engine, and sums by the hour in the directory; neither costs the answer anything. */
import { addSums } from "#workers/features/operations";
import { app_version } from "#workers/kernel/app-version";
import type { Clock } from "#workers/kernel/clock";
import type { Environment } from "#workers/kernel/environment";
import type { Log } from "#workers/kernel/log";
import { prepare } from "#workers/kernel/sql";
import { gatherSums, sumsOfCall, takeSums } from "#workers/runtime/call-sums";

const usualEveryMs = 10_000;

/** What counting needs of a request; before its site is known there is no account. */
export type CountedRequest = {
	env: Pick<Environment, "DIRECTORY" | "METRICS" | "METRICS_EVERY_MS">;
	clock: Clock;
	log: Log;
	waitUntil: (work: Promise<unknown>) => void;
	account?: { id: number };
};

/** An answer: whose call it was, how it ended, and how long it took. */
export type CountedCall = { endpoint: string; status: number; ms: number };

/** Counts an answer. Returns at once and never throws; what is to be written is written after it. */
export function recordCall(asked: CountedRequest, call: CountedCall): void {
	const { env, clock, waitUntil } = asked;
	writePoint(asked, call);
	const now = clock.now();
	gatherSums(sumsOfCall(call.endpoint, { ...call, now }));
	const sums = takeSums(now, env.METRICS_EVERY_MS ? Number(env.METRICS_EVERY_MS) : usualEveryMs);
	if (sums.length > 0) waitUntil(writeSums(asked, sums));
}

/** Writes down what this isolate gathered, however long ago somebody did. */
export async function writeCallSums(asked: Omit<CountedRequest, "waitUntil">): Promise<void> {
	const sums = takeSums(asked.clock.now(), 0);
	if (sums.length > 0) await writeSums(asked, sums);
}

/** What could not be written is gathered again. */
async function writeSums({ env, log }: Pick<CountedRequest, "env" | "log">, sums: Parameters<typeof gatherSums>[0][]) {
	try {
		const { text, params } = prepare(addSums(sums));
		await env.DIRECTORY.prepare(text)
			.bind(...params)
			.run();
	} catch (error) {
		sums.forEach(gatherSums);
		log.warn("metrics-not-written", { reason: String(error) });
	}
}

function writePoint({ env, log, account }: CountedRequest, { endpoint, status, ms }: CountedCall): void {
	try {
		env.METRICS?.writeDataPoint({
			indexes: [endpoint],
			blobs: [endpoint, outcomeOf(status), String(status), String(account?.id ?? ""), app_version],
			doubles: [ms],
		});
	} catch (error) {
		log.warn("data-point-lost", { reason: String(error) });
	}
}

function outcomeOf(status: number): string {
	if (status >= 500) return "failed";
	return status >= 400 ? "refused" : "done";
}
