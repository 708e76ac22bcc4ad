/** Starts Laurel on this machine: installs, builds, migrates and seeds what is missing, serves, and keeps the schedule. */
import { rmSync } from "node:fs";
import { beforeEnd } from "./ending.mjs";
import { installMissing } from "./install-missing.mjs";
import { defaultStateFolder, isStartedItself } from "./project.mjs";
import { choosePort, fail, printAddresses, refuseTakenPort } from "./serving.mjs";
import { markState } from "./state-mark.mjs";

/** Starts and stays; `fresh` forgets the local data first. */
export async function start({ fresh = false } = {}) {
	const startedAt = performance.now();
	const port = await choosePort();
	installMissing();
	const { writeMissingSecrets } = await import("./secrets.mjs");
	const { buildIfNeeded } = await import("./build.mjs");
	const { startRuntime } = await import("./runtime.mjs");
	const { runSchedule, prepareApart } = await import("./prepare-state.mjs");
	const { writeWorkerLog } = await import("./worker-log.mjs");
	const { serveStandIns } = await import("./stand-ins/serve-all.mjs");

	writeMissingSecrets();
	await buildIfNeeded();
	if (fresh) rmSync(defaultStateFolder, { recursive: true, force: true });
	const output = writeWorkerLog();
	await prepareApart({ sitePort: port, output });
	await refuseTakenPort(port);
	const standIns = await serveStandIns(defaultStateFolder);
	const runtime = await startRuntime({ port, output, vars: standIns.vars });
	process.on("exit", markState(defaultStateFolder, port));
	beforeEnd(await runSchedule(runtime));
	beforeEnd(standIns.stop);
	printAddresses(port, (performance.now() - startedAt) / 1000, standIns.ports);
}

if (isStartedItself(import.meta.url)) {
	await start().catch((error) => fail(`Laurel could not start.\n${error.stack ?? error.message}`));
}
