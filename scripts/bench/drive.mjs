/** Drives a server with autocannon and answers rates and latencies to a tenth of a millisecond. */
import autocannon from "autocannon";

const timeoutSeconds = 60;
const maxFailures = 3;

/**
 * Sends what `next()` gives over so many connections for `seconds`, or until `amount` requests are answered. Answers
 * milliseconds of each, how long it took in all, bytes, and what failed: every status but the one that the job `expects`.
 */
export function drive(port, { connections, seconds, amount, next, expects = 200 }) {
	return new Promise((resolve, reject) => {
		const latencies = [];
		const failures = [];
		let bytes = 0;
		let startedAt;
		let endedAt;
		const give = (request) => ({ ...request, ...next() });
		const onResponse = (status, body) => {
			if (status !== expects && failures.length < maxFailures) failures.push(`${status} ${String(body).slice(0, 300)}`);
		};
		const options = {
			url: `http://127.0.0.1:${port}`,
			connections,
			timeout: timeoutSeconds,
			sampleInt: 100,
			...(amount ? { amount } : { duration: seconds }),
			// A list of its own for each connection: autocannon builds a request in place.
			setupClient: (client) => client.setRequests([{ setupRequest: give, onResponse }]),
		};
		const run = autocannon(options, (error) => {
			if (error) reject(error);
			else resolve({ latencies, wallMs: (endedAt ?? performance.now()) - startedAt, bytes, failures });
		});
		run.on("start", () => {
			startedAt ??= performance.now();
		});
		run.on("response", (_client, _status, size, duration) => {
			startedAt ??= performance.now() - duration;
			latencies.push(duration);
			bytes += size;
			endedAt = performance.now();
		});
		run.on("reqError", (error) => failures.push(String(error)));
	});
}

/** Several runs of the same thing as one figure: rate and processor time of the middle run, latencies of all. */
export function summarise(runs) {
	const latencies = runs.flatMap((run) => run.latencies).sort((a, b) => a - b);
	const middleOf = (figure) => middle(runs.map(figure));
	const each = (run) => Math.max(1, run.latencies.length);
	const bytes = runs.reduce((sum, run) => sum + run.bytes, 0);
	return {
		count: latencies.length,
		per_second: round(
			middleOf((run) => (run.latencies.length / run.wallMs) * 1000),
			1,
		),
		p50_ms: round(percentile(latencies, 0.5), 2),
		p99_ms: round(percentile(latencies, 0.99), 2),
		cpu_ms: round(
			middleOf((run) => (run.processorMs ?? 0) / each(run)),
			2,
		),
		bytes_each: Math.round(bytes / Math.max(1, latencies.length)),
		failures: runs.flatMap((run) => run.failures).slice(0, maxFailures),
	};
}

/** The middle one of these figures, in whatever order they come. */
export function middle(figures) {
	return percentile(
		[...figures].sort((one, other) => one - other),
		0.5,
	);
}

/** The value below which this share of sorted values lies. */
export function percentile(sorted, share) {
	if (sorted.length === 0) return Number.NaN;
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** A number to so many digits behind the point. */
export function round(value, digits) {
	return Number(value.toFixed(digits));
}
