/** Measures a client among thousands on four shards beside the same client among two: its main jobs, the schedule with nothing due, and memory. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { addItems, addMembers, addProgram, addSmallTenants, keepState, openTenant } from "../load/kit.mjs";
import { residentMegabytes } from "../load/runtime-process.mjs";
import { smallTenantAt } from "../load/small-tenants.mjs";
import { applyTo } from "../migrate.mjs";
import { inProject } from "../project.mjs";
import { drive, percentile, round, summarise } from "./drive.mjs";
import { checkout, giveRecognition } from "./jobs/actions.mjs";
import { listingPage } from "./jobs/store.mjs";
import { drained, driveJob, rounds, warmAmount, warmWrites } from "./measure.mjs";
import { openState } from "./states.mjs";

const jobs = [listingPage, giveRecognition, checkout];
const levels = [1, 10];
/** wrangler.toml binds two shards; these come to them. */
const moreShards = 2;
const shards = 4;
const fewTenants = 2;
const size = { items: 1_000, members: 1_000 };
const within = 1.2;
const maxScheduleMs = 200;
const scheduleRuns = 9;
const dayMs = 86_400_000;

/** Makes both states where they are missing, measures them in turns, prints the figures and writes build/bench-tenants.json. */
export async function measureTenants(count, { seconds, log }) {
	const few = await open(fewTenants, log);
	const many = await open(count, log);
	const report = { made_at: new Date().toISOString(), tenants: [fewTenants, count], load: loadavg(), goals: [] };
	try {
		log(`\nThe schedule with nothing due, ${scheduleRuns} runs`);
		report.schedule = { few: await timeSchedule(few), many: await timeSchedule(many) };
		report.goals.push(judgeSchedule(report.schedule.many));
		log(`  ${fewTenants} clients ${lineOf(report.schedule.few)}; ${count} clients ${lineOf(report.schedule.many)}`);
		report.memory = { few_idle_mb: memoryOf(few), many_idle_mb: memoryOf(many) };
		log("The sign-in page of each client, once");
		report.visits = await visitAll(many, count);
		report.memory.many_visited_mb = memoryOf(many);
		report.jobs = [];
		for (const job of jobs) report.jobs.push(...(await measureBeside(job, few, many, { seconds, log })));
		report.goals.push(...report.jobs.map(judgeJob));
		report.memory = { ...report.memory, few_worked_mb: memoryOf(few), many_worked_mb: memoryOf(many) };
	} finally {
		await few.runtime.stop();
		await many.runtime.stop();
		for (const { logFile } of [few, many]) rmSync(logFile, { force: true });
	}
	log(`\nMemory in MB: ${JSON.stringify(report.memory)}`);
	log("\nGoals");
	for (const { goal, reached, isMet } of report.goals) log(`  ${isMet ? "met" : "NOT"}  ${reached}  (${goal})`);
	mkdirSync(inProject("build"), { recursive: true });
	writeFileSync(inProject("build", "bench-tenants.json"), JSON.stringify(report, null, "\t"));
	log("\nWrote build/bench-tenants.json");
}

/** A runtime on a copy of the state of so many clients, of which nothing is due for a day. */
async function open(count, log) {
	const folder = await keepState(
		`tenants-${count}`,
		(runtime) => fill(runtime, count, log),
		log,
		["scripts/load/small-tenants.mjs", "scripts/bench/many-tenants.mjs", "migrations"],
		{ moreShards },
	);
	const logFile = join(tmpdir(), `laurel-bench-${process.pid}-${count}-tenants.log`);
	const state = await openState(folder, size, { moreShards, logFile });
	const processId = state.runtime.processId();
	await rest(state.runtime, Date.now() + dayMs);
	return { ...state, runtime: { ...state.runtime, processId: () => processId }, logFile };
}

async function fill(runtime, count, log) {
	for (let at = shards - moreShards; at < shards; at += 1)
		await applyTo(await runtime.database(`SHARD_${at}`), "migrations/shard");
	const tenant = await openTenant(runtime);
	await addMembers(tenant, size.members);
	await addProgram(tenant);
	await addItems(tenant, size.items);
	await openTenant(runtime, { id: fewTenants, subdomain: "other", shard: 1 });
	// The first run plans all work of both.
	await runtime.runSchedule();
	await addSmallTenants(runtime, { from: fewTenants + 1, to: count + 1, shards, log });
}

/** Plans all work of all clients for a day from now on, each at a moment of its own. */
async function rest(runtime, from) {
	const first = await runtime.database("SHARD_0");
	const { results } = await first.prepare("select distinct work from due_work").all();
	const works = JSON.stringify(results.map(({ work }) => work));
	for (let at = 0; at < shards; at += 1)
		await (await runtime.database(`SHARD_${at}`))
			.prepare(
				`insert into due_work (account_id, work, due_at)
				select a.account_id, w.value, ?1 + a.account_id % 86400 * 1000 from accounts a, json_each(?2) w where true
				on conflict (account_id, work) do update set due_at = excluded.due_at`,
			)
			.bind(from, works)
			.run();
}

/** Milliseconds of a run of the schedule; the first, which makes the health checks of five minutes, is not counted. */
async function timeSchedule({ runtime }) {
	await runtime.runSchedule();
	const times = [];
	for (let run = 0; run < scheduleRuns; run += 1) {
		const startedAt = performance.now();
		await runtime.runSchedule();
		times.push(performance.now() - startedAt);
	}
	times.sort((one, other) => one - other);
	return { middle_ms: round(percentile(times, 0.5), 1), slowest_ms: round(times.at(-1), 1) };
}

const lineOf = ({ middle_ms, slowest_ms }) => `${middle_ms} ms, at most ${slowest_ms} ms`;

const memoryOf = ({ runtime }) => residentMegabytes(runtime.processId());

/** Lets the isolate meet every client, as it does in a day of all of them. */
async function visitAll({ runtime }, count) {
	let at = fewTenants;
	const next = () => {
		at = at < count ? at + 1 : fewTenants + 1;
		return { method: "GET", path: "/webapp/login", headers: { host: smallTenantAt(at).host } };
	};
	const run = await drive(runtime.port, { connections: 10, amount: Math.max(1, count - fewTenants), next });
	if (run.failures.length > 0) throw new Error(`sign-in pages: ${run.failures.join("; ")}`);
	return summarise([run]);
}

/** A job on both states in turns, at each level. */
async function measureBeside(job, few, many, { seconds, log }) {
	log(job.title);
	const sides = [];
	for (const state of [few, many]) {
		const prepared = await job.prepare(state);
		const amount = job.amounts ? warmWrites : warmAmount;
		if (job.amounts) await prepared.fill(amount);
		await drive(state.runtime.port, { connections: 5, amount, next: prepared.next, expects: prepared.expects });
		sides.push({ state, prepared, runs: [] });
	}
	const measured = [];
	for (const connections of levels) {
		for (const side of sides) side.runs = [];
		for (let turn = 0; turn < rounds; turn += 1)
			for (const { state, prepared, runs } of sides) {
				await drained(state.tenant);
				runs.push(await driveJob(job, prepared, state, { connections, seconds: seconds / rounds }));
			}
		const [here, there] = sides.map(({ runs }) => summarise(runs));
		const failures = [...here.failures, ...there.failures];
		if (failures.length > 0) throw new Error(`${job.id}: ${failures.join("; ")}`);
		measured.push({ job: job.title, connections, few: here, many: there });
		log(`  c=${connections}  few ${figuresOf(here)}   many ${figuresOf(there)}`);
	}
	return measured;
}

const figuresOf = ({ per_second, p50_ms, cpu_ms }) => `${per_second}/s  p50 ${p50_ms} ms  cpu ${cpu_ms} ms`;

function judgeJob({ job, connections, few, many }) {
	const times = round(few.per_second / many.per_second, 2);
	const byCpu = round(many.cpu_ms / few.cpu_ms, 2);
	return {
		goal: `within ${within} ×: ${job}, c = ${connections}`,
		reached: `${times} × (${few.per_second} / ${many.per_second}/s; by cpu ${byCpu} ×)`,
		// A turn in which nothing was answered says nothing.
		isMet: times > 0 && times <= within,
	};
}

function judgeSchedule({ middle_ms, slowest_ms }) {
	return {
		goal: `≤ ${maxScheduleMs} ms, the middle run: a minute's schedule with nothing due`,
		reached: `${middle_ms} ms, at most ${slowest_ms} ms`,
		isMet: middle_ms <= maxScheduleMs,
	};
}
