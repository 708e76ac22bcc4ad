/** Wipes the local databases, files and objects, and starts afresh; with --only it just wipes. */
import { rmSync } from "node:fs";
import { defaultStateFolder } from "./project.mjs";
import { fail, refuseIfRunning } from "./serving.mjs";
import { start } from "./start.mjs";

if (process.argv.includes("--only")) {
	await refuseIfRunning();
	rmSync(defaultStateFolder, { recursive: true, force: true });
	console.log("The local data is gone; npm start makes it anew.");
} else {
	await start({ fresh: true }).catch((error) => fail(`Laurel could not start.\n${error.stack ?? error.message}`));
}
