/** Starts Laurel on this machine: installs, builds, migrates and seeds what is missing, serves, and keeps the schedule. */
import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { installMissing } from "./install-missing.mjs";
import { defaultStateFolder } from "./project.mjs";

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
	const { prepareState } = await import("./prepare-state.mjs");

	const runtime = await runtimeModule.startRuntime({ port });
	process.on("exit", markState(defaultStateFolder, port));
	const stopSchedule = await prepareState(runtime, { log });
	printAddresses(port, (performance.now() - startedAt) / 1000);
	stopOnSignal(async () => {
		await stopSchedule();
		await runtime.stop();
	});
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
