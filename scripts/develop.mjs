/** Serves Laurel for developing: screens reload hot in Vite, the Worker's code is bundled again when it changes. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEnd } from "./ending.mjs";
import { installMissing } from "./install-missing.mjs";
import { defaultStateFolder, inProject } from "./project.mjs";
import { choosePort, fail, printAddresses } from "./serving.mjs";
import { markState } from "./state-mark.mjs";

const builtFiles = ["client", "server/index.js", "worker/index.js"].map((path) => inProject("build", path));

async function develop() {
	const startedAt = performance.now();
	const port = await choosePort();
	if (basename(defaultStateFolder) !== "v3") fail("npm run dev needs LAUREL_STATE to end in /v3, which wrangler adds.");
	installMissing();
	await fillState(port);
	const { startDevelopWorker } = await import("./develop-worker.mjs");
	const { startDevelopProxy } = await import("./develop-proxy.mjs");
	const { serveStandIns } = await import("./stand-ins/serve-all.mjs");
	const standIns = await serveStandIns(defaultStateFolder);
	beforeEnd(standIns.stop);
	const worker = await startDevelopWorker({ vars: standIns.vars });
	beforeEnd(worker.stop);
	const proxy = await startDevelopProxy({ port, worker });
	beforeEnd(proxy.stop);
	process.on("exit", markState(defaultStateFolder, port));
	printAddresses(port, (performance.now() - startedAt) / 1000, standIns.ports);
}

/** Migrates and, when new, seeds the local state with the built Worker; an old build will do once it is seeded. */
async function fillState(port) {
	const { writeMissingSecrets } = await import("./secrets.mjs");
	const { buildIfNeeded } = await import("./build.mjs");
	const { prepareApart } = await import("./prepare-state.mjs");
	const { writeWorkerLog } = await import("./worker-log.mjs");
	writeMissingSecrets();
	const isSeeded = existsSync(join(defaultStateFolder, ".seeded"));
	if (!isSeeded || !builtFiles.every((path) => existsSync(path))) await buildIfNeeded();
	await prepareApart({ sitePort: port, output: writeWorkerLog() });
}

await develop().catch((error) => fail(`Laurel could not start.\n${error.stack ?? error.message}`));
