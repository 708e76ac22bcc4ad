/** The project's commands as processes: one run to its end, and an app that `npm start` serves from an empty folder. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../../scripts/ports.mjs";
import { inProject, root } from "../../scripts/project.mjs";

type Variables = Record<string, string | undefined>;

/** How a command ended: its exit code, what it printed, and how long it took. */
export type Ran = { code: number | null; out: string; errors: string; ms: number };

/** Starts scripts/<script>.mjs; no operator's token of the machine counts, unless one is given. */
export function startCommand(script: string, words: readonly string[], variables: Variables) {
	const env = { ...process.env, LAUREL_OPERATOR_TOKEN: undefined, ...variables };
	return spawn(process.execPath, [inProject("scripts", `${script}.mjs`), ...words], { cwd: root, env });
}

/** Runs scripts/<script>.mjs to its end. */
export async function runCommand(script: string, words: readonly string[], variables: Variables): Promise<Ran> {
	const startedAt = performance.now();
	const child: ChildProcessWithoutNullStreams = startCommand(script, words, variables);
	let [out, errors] = ["", ""];
	child.stdout.on("data", (text) => (out += String(text)));
	child.stderr.on("data", (text) => (errors += String(text)));
	const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
	return { code, out, errors, ms: performance.now() - startedAt };
}

/** An app on a port of its own, and the folders that are its alone: `folder` for a test's files, `state` in it. */
export type StartedApp = { port: number; folder: string; state: string; stop(): Promise<void> };

/** Starts the app as `npm start` does, and waits until it says that it is ready; `isEmpty` is without the demo. Throws what it printed when it ends before. */
export async function startApp({ isEmpty = false } = {}): Promise<StartedApp> {
	const folder = mkdtempSync(join(tmpdir(), "laurel-app-"));
	const state = join(folder, "state");
	if (isEmpty) {
		mkdirSync(state, { recursive: true });
		writeFileSync(join(state, ".seeded"), "");
	}
	const port = await findFreePort();
	const server = startCommand("start", [], { PORT: String(port), LAUREL_STATE: state });
	await untilReady(server);
	const stop = async () => {
		const ended = new Promise((resolve) => server.once("exit", resolve));
		server.kill("SIGTERM");
		await ended;
		rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
	};
	return { port, folder, state, stop };
}

async function untilReady(server: ChildProcess): Promise<void> {
	let printed = "";
	for (const stream of [server.stdout!, server.stderr!]) stream.on("data", (text) => (printed += String(text)));
	while (!printed.includes("Laurel is ready")) {
		if (server.exitCode !== null) throw new Error(printed);
		await sleep(20);
	}
}
