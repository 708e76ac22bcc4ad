/** Measures the main jobs on the built Worker, each beside the raw limit of the same runtime, and compares with the goals. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "../build.mjs";
import { closeConnections } from "../load/kit.mjs";
import { inProject } from "../project.mjs";
import { judgeGoals, printGoals } from "./goals.mjs";
import { addToCart, checkout, giveRecognition, lateOrder } from "./jobs/actions.mjs";
import { surveyResults, vote } from "./jobs/asked.mjs";
import { firstPages } from "./jobs/first-pages.mjs";
import { firstVisit } from "./jobs/first-visit.mjs";
import { flashSale } from "./jobs/flash-sale.mjs";
import { importMembers } from "./jobs/import.mjs";
import { report } from "./jobs/report.mjs";
import { salesGraphs } from "./jobs/sales.mjs";
import { globalSearch } from "./jobs/search.mjs";
import { start } from "./jobs/start.mjs";
import { itemPage, listingJson, listingPage, search } from "./jobs/store.mjs";
import { ordersTable, recognitionTable } from "./jobs/tables.mjs";
import { measureTenants } from "./many-tenants.mjs";
import { measureJob } from "./measure.mjs";
import { profileJob } from "./profile.mjs";
import { startRawRuntime } from "./raw-runtime.mjs";
import { openState, sizes, stateOf } from "./states.mjs";

const jobs = [
	listingPage,
	itemPage,
	listingJson,
	giveRecognition,
	addToCart,
	// Before its people have ordered: who has may be repeating that order, and goes the usual way.
	lateOrder,
	checkout,
	flashSale,
	recognitionTable,
	ordersTable,
	firstPages,
	search,
	globalSearch,
	vote,
	surveyResults,
	salesGraphs,
	importMembers,
	report,
	start,
	firstVisit,
];
const usage = `npm run bench -- [options]
  --only <job,…>      only these jobs: ${jobs.map(({ id }) => id).join(", ")}
  --size <name>       only one of ${Object.keys(sizes).join(", ")}; all unless given
  --items, --members, --recognitions, --orders <count>   another size for the state "small"
  --seconds <count>   how long each figure is measured (6)
  --tenants <count>   instead of all this: so many clients on four shards beside two clients
  --profile <job>     a CPU profile of the Worker under this job instead of figures`;

const { values: asked } = parseArgs({
	options: {
		only: { type: "string" },
		size: { type: "string" },
		items: { type: "string" },
		members: { type: "string" },
		recognitions: { type: "string" },
		orders: { type: "string" },
		seconds: { type: "string", default: "6" },
		tenants: { type: "string" },
		profile: { type: "string" },
		help: { type: "boolean" },
	},
});

async function main() {
	if (asked.help) return console.log(usage);
	await buildIfNeeded();
	if (asked.tenants) return measureTenants(Number(asked.tenants), { seconds: Number(asked.seconds), log: console.log });
	const chosen = chooseJobs();
	if (asked.profile) return profileChosen(chosen[0]);
	const results = [];
	for (const name of asked.size ? [asked.size] : Object.keys(sizes)) {
		const here = chosen.filter(({ states }) => states.includes(name));
		const [open, inspected] = [here.filter((job) => !job.needsInspector), here.filter((job) => job.needsInspector)];
		if (open.length > 0) results.push(...(await measureState(name, open)));
		if (inspected.length > 0) results.push(...(await measureState(name, inspected, { inspectorPort: 0 })));
	}
	for (const job of chosen.filter(({ states }) => states.length === 0))
		results.push(await attempt(job, "demo", () => runAlone(job)));
	const goals = judgeGoals(chosen, results);
	printGoals(goals);
	write({ made_at: new Date().toISOString(), node: process.version, load: loadavg(), sizes, results, goals });
}

function chooseJobs() {
	const names = (asked.profile ?? asked.only)?.split(",");
	const unknown = names?.filter((name) => !jobs.some(({ id }) => id === name)) ?? [];
	if (unknown.length > 0) throw new Error(`no job is called ${unknown.join(", ")}\n${usage}`);
	return names ? jobs.filter(({ id }) => names.includes(id)) : jobs;
}

/** The size of a state, changed by the options for the small one. */
function sizeOf(name) {
	if (!sizes[name]) throw new Error(`--size is ${Object.keys(sizes).join(" or ")}`);
	if (name !== "small") return sizes[name];
	const changed = ["items", "members", "recognitions", "orders"].filter((field) => asked[field]);
	return { ...sizes.small, ...Object.fromEntries(changed.map((field) => [field, Number(asked[field])])) };
}

async function open(name, options = {}) {
	const size = sizeOf(name);
	const folder = await stateOf(size);
	const logFile = join(tmpdir(), `laurel-bench-${process.pid}-${name}.log`);
	const state = { ...(await openState(folder, size, { logFile, ...options })), logFile, name };
	return { folder, state };
}

async function measureState(name, chosen, options) {
	const { folder, state } = await open(name, options);
	const raw = await startRawRuntime(folder);
	const amounts = Object.entries(state.size).map(([what, count]) => `${count} ${what}`);
	console.log(`\n${name}: ${amounts.join(", ")}`);
	const results = [];
	try {
		for (const job of chosen) {
			const measure = job.run
				? async () => ({ figures: await job.run(state, raw, { log: console.log }) })
				: () => measureJob(job, state, raw, { seconds: Number(asked.seconds), log: console.log });
			results.push(await attempt(job, name, measure));
		}
	} finally {
		await state.runtime.stop();
		await raw.stop();
	}
	// The Worker's own log says why a job failed.
	if (results.some(({ error }) => error)) console.log(`The Worker's log: ${state.logFile}`);
	else rmSync(state.logFile, { force: true });
	return results;
}

const runAlone = async (job) => ({ figures: await job.run({ log: console.log }) });

/** Measures a job; one that fails is shown as such and does not keep the others from running. */
async function attempt(job, state, measure) {
	console.log(job.title);
	const measured = await measure().catch((error) => ({ error: error.stack ?? String(error) }));
	if (measured.error) console.log(`  failed: ${measured.error}`);
	if (measured.cost) console.log(`  each: ${costLine(measured.cost)}`);
	return { job: job.id, state, ...measured };
}

const costLine = ({ round_trips, rows_read, rows_written, body_bytes }) =>
	`${round_trips} round trips, ${rows_read} rows read, ${rows_written} written, ${body_bytes} bytes`;

async function profileChosen(job) {
	const name = asked.size ?? job.states[0];
	const { state } = await open(name, { inspectorPort: 0 });
	try {
		await profileJob(job, state, { seconds: Number(asked.seconds) });
	} finally {
		await state.runtime.stop();
		rmSync(state.logFile, { force: true });
	}
}

function write(report) {
	const file = inProject("build", "bench.json");
	mkdirSync(inProject("build"), { recursive: true });
	writeFileSync(file, JSON.stringify(report, null, "\t"));
	console.log(`\nWrote build/bench.json`);
}

await main();
closeConnections();
process.exit(process.exitCode ?? 0);
