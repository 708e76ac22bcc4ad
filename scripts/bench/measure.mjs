/** Measures one job at each number of connections, in turns with its raw limit, and what each request cost the database. */
import { readFileSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { send } from "../load/kit.mjs";
import { processorMs } from "../load/runtime-process.mjs";
import { drive, percentile, round, summarise } from "./drive.mjs";

/** How many connections are tried. */
export const levels = [1, 10, 50];
/** Turns of job and what it is measured beside; odd, since the middle one of their rates counts: a busy moment of the machine spoils one. */
export const rounds = 5;
/** So many requests until the engine has optimised what a job runs; writing jobs use up what they need. */
export const warmAmount = 3_000;
export const warmWrites = 2_000;
const costRequests = 20;
const maxDrainMs = 60_000;

/** Measures a job on an open state; answers its figures, those of its raw limit, and the cost of a request. */
export async function measureJob(job, state, raw, { seconds, log }) {
	const prepared = await job.prepare(state);
	const nextRaw = rawRequests(job, state);
	await warm(job, prepared, state, nextRaw, raw);
	const figures = {};
	for (const connections of levels) {
		const runs = { job: [], raw: [] };
		for (let round = 0; round < rounds; round += 1) {
			await drained(state.tenant);
			const much = { connections, seconds: seconds / rounds };
			runs.raw.push(await timed(raw, () => drive(raw.port, { ...much, next: nextRaw })));
			runs.job.push(await driveJob(job, prepared, state, much));
		}
		figures[connections] = { job: summarise(runs.job), raw: summarise(runs.raw) };
		log(lineOf(job, connections, figures[connections]));
		refuseFailures(job, figures[connections]);
	}
	await drained(state.tenant);
	return { figures, cost: await costOf(prepared, state) };
}

async function warm(job, prepared, state, nextRaw, raw) {
	const amount = job.amounts ? warmWrites : warmAmount;
	if (job.amounts) await prepared.fill(amount);
	await drive(state.runtime.port, { connections: 5, amount, next: prepared.next, expects: prepared.expects });
	await drive(raw.port, { connections: 5, amount: warmAmount, next: nextRaw });
}

/**
 * Drives a job for one turn of `rounds`: one that uses something up (a filled cart) so many times, any other for so many
 * seconds.
 */
export async function driveJob(job, prepared, { runtime, tenant }, { connections, seconds }) {
	const { next, expects } = prepared;
	if (!job.amounts) return timed(runtime, () => drive(runtime.port, { connections, seconds, next, expects }));
	const amount = Math.ceil(job.amounts[connections] / rounds);
	await prepared.fill(amount);
	await drained(tenant);
	return timed(runtime, () => drive(runtime.port, { connections, amount, next, expects }));
}

/** A run with the processor time that the runtime used meanwhile, which other programs on the machine change little. */
async function timed(runtime, run) {
	const id = runtime.processId();
	const before = processorMs(id);
	const answer = await run();
	return { ...answer, processorMs: processorMs(id) - before };
}

/** The raw limit's requests: an address of the bare Worker, with the tenant. */
function rawRequests(job, { tenant }) {
	const next = job.raw();
	return () => {
		const { path, method = "GET", query = {} } = next();
		return { method, path: `${path}?${new URLSearchParams({ account: tenant.id, ...query })}`, headers: {}, body: "" };
	};
}

/** Waits until what the last requests left behind is done, so that it does not weigh on the next figure. */
export async function drained(tenant) {
	const until = performance.now() + maxDrainMs;
	for (;;) {
		const [{ waiting }] = await tenant.all(
			"select count(*) as waiting from outbox where account_id = ? and done_at is null and failed_at is null",
			tenant.id,
		);
		if (waiting === 0) return;
		if (performance.now() > until) throw new Error(`${waiting} messages still wait in the outbox`);
		await sleep(250);
	}
}

/** What one request costs the database, from the Worker's own log: the median of some, asked one after the other. */
async function costOf(prepared, { runtime, logFile }) {
	await prepared.fill?.(costRequests);
	await sleep(300);
	const before = statSync(logFile).size;
	const paths = new Set();
	let bytes = 0;
	for (let at = 0; at < costRequests; at += 1) {
		const { body, ...request } = prepared.next();
		paths.add(request.path.split("?")[0]);
		const { text } = await send(runtime.port, request, body);
		bytes += Buffer.byteLength(text);
	}
	await sleep(500);
	const lines = readFileSync(logFile).subarray(before).toString("utf8").split("\n");
	const entries = lines
		.filter((line) => line.startsWith('{"level"'))
		.map((line) => JSON.parse(line))
		.filter(({ event, path }) => (event === "call" || event === "screen") && paths.has(path));
	const median = (field) => {
		const values = entries.map((entry) => entry[field]).sort((a, b) => a - b);
		return values.length > 0 ? percentile(values, 0.5) : null;
	};
	return {
		round_trips: median("round_trips"),
		rows_read: median("rows_read"),
		rows_written: median("rows_written"),
		body_bytes: Math.round(bytes / costRequests),
	};
}

function refuseFailures(job, { job: figures, raw }) {
	const failures = [...figures.failures, ...raw.failures];
	if (failures.length > 0) throw new Error(`${job.id}: ${failures.join("; ")}`);
}

function lineOf(job, connections, { job: own, raw }) {
	const figures = ({ per_second, p50_ms, p99_ms, cpu_ms }) =>
		`${String(per_second).padStart(7)}/s  p50 ${String(p50_ms).padStart(6)} ms  p99 ${String(p99_ms).padStart(6)} ms  cpu ${String(cpu_ms).padStart(5)} ms`;
	const share = round(own.per_second / raw.per_second, 2);
	const times = round(own.p50_ms / raw.p50_ms, 1);
	const cpu = round(raw.cpu_ms / own.cpu_ms, 2);
	return `  c=${String(connections).padEnd(2)} ${figures(own)}   raw ${figures(raw)}   ${share} of raw (by cpu ${cpu}), p50 ${times} × raw (${job.id})`;
}
