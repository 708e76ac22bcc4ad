/** Wipes the local databases, files and objects, and starts afresh; with --only it just wipes. */
import { rmSync } from "node:fs";
import { installMissing } from "./install-missing.mjs";
import { defaultStateFolder } from "./project.mjs";
import { start } from "./start.mjs";

if (process.argv.includes("--only")) {
	installMissing();
	const { findRunningServer } = await import("./state-mark.mjs");
	const server = await findRunningServer(defaultStateFolder);
	if (server) {
		console.error(`Laurel runs on port ${server.port} (process ${server.pid}). Stop it first.`);
		process.exit(1);
	}
	rmSync(defaultStateFolder, { recursive: true, force: true });
	console.log("The local data is gone; npm start makes it anew.");
} else {
	await start({ fresh: true });
}
