/** Takes a CPU profile of the Worker under one job and tells where its time goes, function by function. */
import { readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../project.mjs";
import { drive, round, summarise } from "./drive.mjs";
import { openInspector } from "./inspector.mjs";

const samplingIntervalUs = 200;
const shown = 45;
const warmSeconds = 12;

/** Drives the job at one connection after a warm-up, profiles it, prints the summary and writes build/<job>.cpuprofile. */
export async function profileJob(job, state, { seconds }) {
	const prepared = await job.prepare(state);
	const { port } = state.runtime;
	const much = async (connections) => {
		if (!job.amounts) return { seconds };
		await prepared.fill(job.amounts[connections]);
		return { amount: job.amounts[connections] };
	};
	await drive(port, {
		connections: 5,
		...(job.amounts ? await much(1) : { seconds: warmSeconds }),
		next: prepared.next,
		expects: prepared.expects,
	});
	const inspector = await openInspector(state.runtime);
	await inspector.send("Profiler.enable");
	await inspector.send("Profiler.setSamplingInterval", { interval: samplingIntervalUs });
	const run = await much(1);
	await inspector.send("Profiler.start");
	const figures = summarise([
		await drive(port, { connections: 1, ...run, next: prepared.next, expects: prepared.expects }),
	]);
	const { profile } = await inspector.send("Profiler.stop");
	inspector.close();
	const file = inProject("build", `${job.id}.cpuprofile`);
	writeFileSync(file, JSON.stringify(profile));
	print(job, profile, figures);
	console.log(`\nWrote build/${job.id}.cpuprofile (Chromium's developer tools open it)`);
}

function print(job, profile, { count, p50_ms, per_second, failures }) {
	const { functions, groups, totalMs } = summariseProfile(profile);
	const idleMs = functions.get("(idle)")?.selfMs ?? 0;
	const perRequest = (ms) => `${round(ms / count, 3).toFixed(3)} ms`;
	console.log(`\n${job.title}: ${count} requests alone, ${per_second}/s, p50 ${p50_ms} ms while profiled`);
	if (failures.length > 0) console.log(`  failures: ${failures.join("; ")}`);
	console.log(
		`  busy in the Worker ${perRequest(totalMs - idleMs)} each; idle (database, objects, network) ${perRequest(idleMs)} each`,
	);
	console.log("\nBy part of the bundle, self time each request:");
	for (const [name, ms] of sorted(groups)) console.log(`  ${perRequest(ms)}  ${name}`);
	console.log("\nBy function, self time each request (total with what it calls):");
	const rows = [...functions.values()].sort((a, b) => b.selfMs - a.selfMs).slice(0, shown);
	for (const { name, place, selfMs, totalMs: whole } of rows)
		console.log(`  ${perRequest(selfMs)}  (${perRequest(whole)})  ${name}  ${place}`);
}

/** Self and total milliseconds of each function, and self milliseconds of each file. */
export function summariseProfile({ nodes, samples, timeDeltas }) {
	const byId = new Map(nodes.map((node) => [node.id, { ...node, selfUs: 0 }]));
	for (const [at, id] of samples.entries()) byId.get(id).selfUs += timeDeltas[at];
	const functions = new Map();
	const groups = new Map();
	let totalMs = 0;
	const partOf = readParts();
	const scan = (node, above) => {
		const { functionName, url, lineNumber } = node.callFrame;
		const part = url && partOf(url, lineNumber + 1);
		const place = url ? `${part}:${lineNumber + 1}` : "";
		const name = functionName || "(anonymous)";
		const key = place ? `${name} ${place}` : name;
		const known = functions.get(key) ?? { name, place, selfMs: 0, totalMs: 0 };
		functions.set(key, known);
		const selfMs = node.selfUs / 1000;
		let wholeMs = selfMs;
		for (const id of node.children ?? []) wholeMs += scan(byId.get(id), new Set([...above, key]));
		known.selfMs += selfMs;
		if (!above.has(key)) known.totalMs += wholeMs;
		const group = part
			? part.replace(/^((node_modules\/(@[^/]+\/)?[^/]+)|([^/]+\/[^/]+\/[^/]+))\/.*$/, "$1")
			: "(runtime)";
		groups.set(group, (groups.get(group) ?? 0) + selfMs);
		totalMs += selfMs;
		return wholeMs;
	};
	scan(byId.get(nodes[0].id), new Set());
	return { functions, groups, totalMs };
}

/** Which source file a line of the bundle comes from: esbuild names each file in a comment above its code. */
function readParts() {
	const lines = readFileSync(inProject("build", "worker", "index.js"), "utf8").split("\n");
	const starts = lines.flatMap((line, at) => {
		const [, path] = /^\/\/ ((?:node_modules|workers|build|drizzle|app)\/\S+)$/.exec(line) ?? [];
		return path ? [{ line: at + 1, path }] : [];
	});
	return (url, line) => {
		if (!url.endsWith("index.js")) return url.split("/").slice(-1)[0];
		return starts.findLast((start) => start.line <= line)?.path ?? "index.js";
	};
}

const sorted = (map) => [...map].sort(([, a], [, b]) => b - a);
