/** What the calls of this isolate add up to by endpoint and hour, until somebody writes it down. */

/** The sums of one endpoint in one hour. */
export type CallSums = {
	/** The hour's beginning in milliseconds UTC. */
	hour: number;
	endpoint: string;
	calls: number;
	refusals: number;
	failures: number;
	milliseconds: number;
	slowest_ms: number;
};

const hourMs = 3_600_000;
/** More endpoints and hours than there are: what is above could not be written for long, and is let go. */
const maxSums = 2_000;

let gathered = new Map<string, CallSums>();
let takenAt = 0;

/** Adds sums to those that were gathered. */
export function gatherSums(added: CallSums): void {
	const key = `${added.hour} ${added.endpoint}`;
	const known = gathered.get(key);
	if (!known) {
		if (gathered.size < maxSums) gathered.set(key, { ...added });
		return;
	}
	known.calls += added.calls;
	known.refusals += added.refusals;
	known.failures += added.failures;
	known.milliseconds += added.milliseconds;
	known.slowest_ms = Math.max(known.slowest_ms, added.slowest_ms);
}

/** The sums of one call that was answered now. */
export function sumsOfCall(
	endpoint: string,
	{ status, ms, now }: { status: number; ms: number; now: number },
): CallSums {
	const milliseconds = Math.max(0, Math.round(ms));
	const [refusals, failures] = [Number(status >= 400 && status < 500), Number(status >= 500)];
	return { hour: now - (now % hourMs), endpoint, calls: 1, refusals, failures, milliseconds, slowest_ms: milliseconds };
}

/** Takes what was gathered, unless somebody did within `everyMs`: then there is nothing to write yet. A clock that was put back keeps nothing waiting. */
export function takeSums(now: number, everyMs: number): CallSums[] {
	if (gathered.size === 0 || Math.abs(now - takenAt) < everyMs) return [];
	takenAt = now;
	const taken = [...gathered.values()];
	gathered = new Map();
	return taken;
}
