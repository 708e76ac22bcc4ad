/** Measures the main jobs on the built Worker, each beside the raw limit of the same runtime, and compares with the goals. */
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "../build.mjs";
import { closeConnections } from "../load/kit.mjs";
import { inProject } from "../project.mjs";
import { judgeGoals, printGoals } from "./goals.mjs";
import { addToCart, checkout, giveRecognition } from "./jobs/acts.mjs";
import { itemPage, listingJson, listingPage, search } from "./jobs/store.mjs";
import { ordersTable, recognitionTable } from "./jobs/tables.mjs";
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
	checkout,
	recognitionTable,
	ordersTable,
	search,
];
const usage = `npm run bench -- [options]
  --only <job,…>      only these jobs: ${jobs.map(({ id }) => id).join(", ")}
  --size <name>       small or large only; both unless given
  --items, --members, --recognitions, --orders <count>   another size for the state "small"
  --seconds <count>   how long each figure is measured (6)
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
		profile: { type: "string" },
		help: { type: "boolean" },
	},
});

async function main() {
	if (asked.help) return console.log(usage);
	await buildIfNeeded();
	const chosen = chooseJobs();
	if (asked.profile) return profileChosen(chosen[0]);
	const results = [];
	for (const name of asked.size ? [asked.size] : Object.keys(sizes)) {
		const here = chosen.filter(({ states }) => states.includes(name));
		if (here.length > 0) results.push(...(await measureState(name, here)));
	}
	const goals = judgeGoals(chosen, results);
	printGoals(goals);
	write({ made_at: new Date().toISOString(), node: process.version, sizes, results, goals });
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

async function measureState(name, chosen) {
	const { folder, state } = await open(name);
	const raw = await startRawRuntime(folder);
	const { items, members, recognitions, orders } = state.size;
	console.log(`\n${name}: ${items} items, ${members} members, ${recognitions} recognitions, ${orders} orders`);
	const results = [];
	try {
		for (const job of chosen) {
			console.log(job.title);
			const measured = await measureJob(job, state, raw, { seconds: Number(asked.seconds), log: console.log }).catch(
				(error) => ({ error: error.message }),
			);
			if (measured.error) console.log(`  failed: ${measured.error}`);
			else console.log(`  each: ${costLine(measured.cost)}`);
			results.push({ job: job.id, state: name, ...measured });
		}
	} finally {
		await state.runtime.stop();
		await raw.stop();
	}
	return results;
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
