/** The start of a built project with its demo: from `npm start` to the first page, and the memory that it takes. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { send } from "../../load/kit.mjs";
import { findFreePort } from "../../ports.mjs";
import { inProject } from "../../project.mjs";
import { percentile, round } from "../drive.mjs";
import { demoState } from "../states.mjs";

const times = 5;
const pollMs = 10;
const maxMs = 60_000;

export const start = {
	id: "start",
	title: "Start of a built, seeded project to the first page",
	states: [],
	run: measureStart,
	goals: [{ figure: "most", field: "seconds", atMost: 3, unit: "s" }],
};

async function measureStart({ log }) {
	const state = mkdtempSync(join(tmpdir(), "laurel-start-"));
	cpSync(await demoState(log), state, { recursive: true });
	const own = [];
	const raw = [];
	try {
		for (let at = 0; at < times; at += 1) {
			raw.push(await startOnce("scripts/bench/raw-start.mjs", {}, "localhost", "/start"));
			own.push(await startOnce("scripts/start.mjs", { LAUREL_STATE: state }, "acme.localhost", "/webapp/login"));
		}
	} finally {
		rmSync(state, { recursive: true, force: true, maxRetries: 3 });
	}
	const figures = {
		seconds: median(own.map(({ seconds }) => seconds)),
		raw_seconds: median(raw.map(({ seconds }) => seconds)),
		memory_mb: median(own.map(({ megabytes }) => megabytes)),
		raw_memory_mb: median(raw.map(({ megabytes }) => megabytes)),
	};
	log(`  ${figures.seconds} s, ${figures.memory_mb} MB; raw ${figures.raw_seconds} s, ${figures.raw_memory_mb} MB`);
	return figures;
}

/** Starts a script, waits for its first 200, and ends it. */
async function startOnce(script, environment, host, path) {
	const port = await findFreePort();
	const startedAt = performance.now();
	const child = spawn(process.execPath, [inProject(...script.split("/"))], {
		env: { ...process.env, ...environment, PORT: String(port) },
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = new Promise((resolve) => child.once("exit", resolve));
	try {
		await firstAnswer(child, port, { method: "GET", path, headers: { host: `${host}:${port}` } });
		const seconds = round((performance.now() - startedAt) / 1000, 2);
		return { seconds, megabytes: residentMegabytes(child.pid) };
	} finally {
		child.kill("SIGTERM");
		await ended;
	}
}

async function firstAnswer(child, port, request) {
	const until = performance.now() + maxMs;
	while (performance.now() < until && child.exitCode === null) {
		const answer = await send(port, request).catch(() => undefined);
		if (answer?.status === 200) return;
		await sleep(pollMs);
	}
	throw new Error("the project did not start");
}

/** Memory of a process and its children. */
function residentMegabytes(pid) {
	const isOf = (id) => {
		try {
			return id === pid || Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, "utf8"))?.[1]) === pid;
		} catch {
			return false;
		}
	};
	const kilobytes = readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name) && isOf(Number(name)))
		.map((id) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0));
	return Math.round(kilobytes.reduce((sum, value) => sum + value, 0) / 1024);
}

const median = (values) =>
	percentile(
		values.sort((a, b) => a - b),
		0.5,
	);
