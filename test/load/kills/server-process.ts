/** The project as `npm start` runs it, node and workerd, in a process group that can be killed whole at any moment. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { inProject } from "../../../scripts/project.mjs";

const maxStartMs = 60_000;
const pollMs = 10;

/** A running server: since when it answers, and its end without any chance to tidy up. */
export type ServerProcess = { readyMs: number; kill(): Promise<void> };

/** Starts scripts/start.mjs on a state folder; done with the first page that answers 200. */
export async function startServer(state: string, port: number, host: string): Promise<ServerProcess> {
	const startedAt = performance.now();
	const child = spawn(process.execPath, [inProject("scripts", "start.mjs")], {
		detached: true,
		stdio: ["ignore", "ignore", "pipe"],
		env: { ...process.env, LAUREL_STATE: state, PORT: String(port), NODE_ENV: "" },
	});
	const complaints: string[] = [];
	child.stderr?.on("data", (piece) => complaints.push(String(piece)));
	const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
	const kill = async () => {
		killGroup(child);
		await ended;
	};
	while ((await ask(port, host)) !== 200) {
		const isOver = child.exitCode !== null || performance.now() - startedAt > maxStartMs;
		if (isOver) {
			await kill();
			throw new Error(`the server did not start\n${complaints.join("")}`);
		}
		await sleep(pollMs);
	}
	return { readyMs: performance.now() - startedAt, kill };
}

/** SIGKILL to the group, whose number is the number of its first process. */
function killGroup(child: ChildProcess): void {
	try {
		process.kill(-child.pid!, "SIGKILL");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

function ask(port: number, host: string): Promise<number | undefined> {
	return new Promise((resolve) => {
		const options = {
			host: "127.0.0.1",
			port,
			path: "/webapp/login",
			headers: { host: `${host}:${port}` },
			agent: false,
		};
		const asking = request(options, (answer) => {
			answer.resume();
			resolve(answer.statusCode);
		});
		asking.on("error", () => resolve(undefined));
		asking.end();
	});
}

/** The secret of the servers that `npm start` runs, which it wrote into .dev.vars. */
export function readSessionSecret(): string {
	const secret = /^SESSION_SECRET=(\S+)$/m.exec(readFileSync(inProject(".dev.vars"), "utf8"))?.[1];
	if (!secret) throw new Error(".dev.vars holds no SESSION_SECRET");
	return secret;
}
