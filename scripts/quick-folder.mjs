/** Where tests keep what they throw away: in memory where the machine has room for it, as databases wait for disks. */
import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./is-alive.mjs";

const memory = "/dev/shm";
const prefix = "laurel-tests-";
/** What a whole run needs at most, several times over. */
const neededBytes = 6 * 2 ** 30;

/** Makes every temporary folder of this process and of its children one in memory, which goes when the process ends. A TMPDIR that somebody chose stays. */
export function keepTemporaryFilesInMemory() {
	if (process.env.TMPDIR || !hasRoom()) return;
	removeLeftBehind();
	const folder = join(memory, `${prefix}${process.pid}`);
	mkdirSync(folder, { recursive: true });
	process.env.TMPDIR = folder;
	process.on("exit", () => remove(folder));
}

function hasRoom() {
	try {
		accessSync(memory, constants.W_OK);
		const { bavail, bsize } = statfsSync(memory);
		return bavail * bsize >= neededBytes;
	} catch {
		return false;
	}
}

/** What something still writes into stays for the next run to remove: it is no failure of the tests. */
function remove(folder) {
	try {
		rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
	} catch (error) {
		console.error(`${folder} could not be removed: ${error.message}`);
	}
}

/** A run that was killed could not tidy up. */
function removeLeftBehind() {
	for (const name of readdirSync(memory)) {
		if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) remove(join(memory, name));
	}
}
