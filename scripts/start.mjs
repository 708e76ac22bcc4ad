/** Starts Laurel on this machine: installs, builds, migrates and seeds what is missing, serves, and keeps the schedule. */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installMissing } from "./install-missing.mjs";
import { defaultStateFolder, inProject } from "./project.mjs";

const scheduleEveryMs = 15_000;
const demoRoles = ["account_owner", "budget_owner", "moderator", "member", "member2 … member5"];

const log = (line = "") => console.log(line);

/** Starts and stays; `fresh` forgets the local data first. */
export async function start({ fresh = false } = {}) {
	const startedAt = performance.now();
	const port = readPort();
	installMissing(log);
	const runtimeModule = await import("./runtime.mjs");
	const { findRunningServer, markState } = await import("./state-mark.mjs");
	await refuseIfRunning(await findRunningServer(defaultStateFolder));
	if (!(await runtimeModule.isPortFree(port))) {
		fail(`Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`);
	}
	if (fresh) rmSync(defaultStateFolder, { recursive: true, force: true });
	const { writeMissingSecrets } = await import("./secrets.mjs");
	writeMissingSecrets(log);
	const { buildIfNeeded } = await import("./build.mjs");
	await buildIfNeeded({ log });

	const runtime = await runtimeModule.startRuntime({ port });
	process.on("exit", markState(defaultStateFolder, port));
	const stopSchedule = await prepare(runtime);
	printAddresses(port, (performance.now() - startedAt) / 1000);
	stopOnSignal(async () => {
		await stopSchedule();
		await runtime.stop();
	});
}

/** Migrates, seeds an empty state, and starts the schedule; answers how to stop it. */
async function prepare(runtime) {
	const { migrate } = await import("./migrate.mjs");
	await migrate(runtime, log);
	await seedIfEmpty(runtime);
	return keepSchedule(runtime);
}

/** Seeds a state that was never wholly seeded; the mark is written last, so an interrupted seed is taken up again. */
export async function seedIfEmpty(runtime, say = log) {
	const markFile = join(runtime.persist, ".seeded");
	const seedFile = inProject("scripts", "seed.mjs");
	if (existsSync(markFile) || !existsSync(seedFile)) return;
	const { seed } = await import(pathToFileURL(seedFile).href);
	say("Loading the demo …");
	await seed({ runtime, log: say });
	writeFileSync(markFile, new Date().toISOString());
}

/** Runs the scheduled handler now and every 15 seconds, never twice at once: the local runtime fires no cron trigger. */
async function keepSchedule(runtime) {
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
	}, scheduleEveryMs);
	return async () => {
		clearInterval(timer);
		await turn;
	};
}

function printAddresses(port, seconds) {
	log();
	log(`Laurel is ready after ${seconds.toFixed(1)} s. Ctrl+C stops it, npm run reset starts afresh.`);
	log();
	log(`  http://acme.localhost:${port}/webapp      all features, in English`);
	log(`  http://globex.localhost:${port}/webapp    another palette, Spanish first`);
	log(`  http://acme.localhost:${port}/webapp/dev/mail    the mails that were sent`);
	log();
	log("  Sign in as <role>@acme.example or <role>@globex.example with the password laurel-demo");
	log(`  Roles: ${demoRoles.join(", ")}`);
	log();
}

/** Stops in order on Ctrl+C and kill; the runtime's own handlers would end the process at once. */
function stopOnSignal(stop) {
	let isStopping = false;
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
		process.removeAllListeners(signal);
		process.on(signal, async () => {
			if (isStopping) return;
			isStopping = true;
			await stop();
			process.exit(0);
		});
	}
}

function readPort() {
	const port = Number(process.env.PORT || 8787);
	if (!Number.isInteger(port) || port < 1 || port > 65_535)
		fail(`PORT must be a number up to 65535, not ${process.env.PORT}`);
	return port;
}

function refuseIfRunning(server) {
	if (server)
		fail(`Laurel already runs on http://acme.localhost:${server.port}/webapp (process ${server.pid}). Stop it first.`);
}

function fail(message) {
	console.error(message);
	process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
	await start().catch((error) => fail(`Laurel could not start.\n${error.stack ?? error.message}`));
}
