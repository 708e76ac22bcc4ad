/** Makes the state of a running runtime usable: migrated, seeded when new, and its schedule kept. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { migrate } from "./migrate.mjs";
import { inProject } from "./project.mjs";

/** Migrates, seeds a new state, and starts the schedule; answers how to stop it. */
export async function prepareState(runtime, { log = console.log, scheduleEveryMs = 15_000 } = {}) {
	await migrate(runtime, log);
	await seedIfNew(runtime, log);
	return keepSchedule(runtime, scheduleEveryMs);
}

/** Seeds a state that was never wholly seeded; the mark is written last, so that a broken-off seed is taken up again. */
async function seedIfNew(runtime, log) {
	const markFile = join(runtime.persist, ".seeded");
	const seedFile = inProject("scripts", "seed.mjs");
	if (existsSync(markFile) || !existsSync(seedFile)) return;
	const { seed } = await import(pathToFileURL(seedFile).href);
	const startedAt = performance.now();
	log("Loading the demo …");
	await seed({ runtime, log });
	writeFileSync(markFile, new Date().toISOString());
	log(`Loaded the demo in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/** Runs the scheduled handler now and then steadily, never twice at once: the local runtime fires no cron trigger. */
async function keepSchedule(runtime, everyMs) {
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
