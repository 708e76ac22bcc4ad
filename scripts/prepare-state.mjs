/** Makes a local state usable: migrated, seeded when new, and its schedule kept. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMigrated, migrate } from "./migrate.mjs";
import { defaultStateFolder } from "./project.mjs";
import { startRuntime } from "./runtime.mjs";
import { markState } from "./state-mark.mjs";

const seedMark = (persist) => join(persist, ".seeded");

/** Migrates and seeds the state of a running runtime where that is missing, and starts the schedule; answers how to stop it. */
export async function prepareState(runtime, { log = console.log, scheduleEveryMs = 15_000 } = {}) {
	await migrate(runtime, log);
	await seedIfNew(runtime, log);
	return runSchedule(runtime, scheduleEveryMs);
}

/**
 * Makes a state usable that is not yet, on a port that nobody knows, so that whoever then finds `sitePort` open finds
 * everything there. A state that is in order costs nothing.
 */
export async function prepareApart({ sitePort, persist = defaultStateFolder, output, log = console.log }) {
	if (isMigrated(persist) && existsSync(seedMark(persist))) return;
	const runtime = await startRuntime({ persist, output, quiet: !output });
	const unmark = markState(persist, runtime.port);
	try {
		log("Preparing the databases …");
		await migrate(runtime, log);
		await seedIfNew(runtime, log, sitePort);
		await runtime.runSchedule();
	} finally {
		unmark();
		await runtime.stop();
	}
}

/** Seeds a state that was never wholly seeded; the mark is written last, so that a broken-off seed is taken up again. */
async function seedIfNew(runtime, log, sitePort) {
	if (existsSync(seedMark(runtime.persist))) return;
	const { seed } = await import("./seed.mjs");
	const startedAt = performance.now();
	log("Loading two demo clients with their people, stores and history …");
	await seed({ runtime, sitePort, log });
	writeFileSync(seedMark(runtime.persist), new Date().toISOString());
	log(`Loaded the demo in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Runs the scheduled handler now and then steadily, never twice at once: the local runtime fires no cron trigger. */
export async function runSchedule(runtime, everyMs = 15_000) {
	let turn = Promise.resolve();
	let isRunning = false;
	const tick = async () => {
		isRunning = true;
		try {
			await runtime.runSchedule();
		} catch (error) {
			console.error(`The schedule failed: ${error.message}`);
		}
		isRunning = false;
	};
	await tick();
	const timer = setInterval(() => {
		if (!isRunning) turn = tick();
	}, everyMs);
	return async () => {
		clearInterval(timer);
		await turn;
	};
}
