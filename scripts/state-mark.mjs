/** Marks a state folder as in use by a running server, so that a second server or a reset does not damage it. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./is-alive.mjs";
import { isPortFree } from "./ports.mjs";

const markFile = (folder) => join(folder, ".running");

/** The server that uses the folder, as { pid, port }, or nothing; a mark left by a crash counts as nothing. */
export async function findRunningServer(folder) {
	if (!existsSync(markFile(folder))) return undefined;
	const [pid, port] = readFileSync(markFile(folder), "utf8").split(" ").map(Number);
	if (!isAlive(pid) || (await isPortFree(port))) return undefined;
	return { pid, port };
}

/** Marks the folder as used by this process; answers how to take the mark away. */
export function markState(folder, port) {
	mkdirSync(folder, { recursive: true });
	writeFileSync(markFile(folder), `${process.pid} ${port}`);
	return () => rmSync(markFile(folder), { force: true });
}
