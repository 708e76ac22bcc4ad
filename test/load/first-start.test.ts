/** `npm start` on a new state: it says in words what it does, and its port opens when everything is there, not before. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { copyProject } from "../../scripts/copy-project.mjs";
import { findFreePort } from "../../scripts/ports.mjs";
import { inProject, root } from "../../scripts/project.mjs";
import { writeWorkerLog } from "../../scripts/worker-log.mjs";
import { statementsOutOfOrder } from "./demo-statements";
import { missingStates } from "./demo-states";

const folder = mkdtempSync(join(tmpdir(), "laurel-start-"));
let started: ChildProcess | undefined;

async function stop(): Promise<void> {
	if (!started || started.exitCode !== null || started.signalCode !== null) return;
	const ended = new Promise((resolve) => started!.once("exit", resolve));
	started.kill("SIGTERM");
	await ended;
}

afterEach(async () => {
	await stop();
	rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

type Answer = { status: number; text: string };

/** What the server answers, or nothing while nobody listens there. */
function ask(port: number, host: string, path: string): Promise<Answer | undefined> {
	return new Promise((resolve) => {
		const asking = request({ host: "127.0.0.1", port, path, headers: { host: `${host}:${port}` } }, (answer) => {
			let text = "";
			answer.setEncoding("utf8");
			answer.on("data", (piece: string) => {
				text += piece;
			});
			answer.on("end", () => resolve({ status: answer.statusCode!, text }));
		});
		asking.on("error", () => resolve(undefined));
		asking.end();
	});
}

test("the first start tells what it does in a few lines, its port answers with the whole demo at once, the demo has every state of everything, and every statement is in the order of its dates", async () => {
	const port = await findFreePort();
	const state = join(folder, "state");
	started = spawn(process.execPath, [inProject("scripts", "start.mjs")], {
		cwd: root,
		env: { ...process.env, PORT: String(port), LAUREL_STATE: state },
	});
	let printed = "";
	for (const stream of [started.stdout!, started.stderr!]) stream.on("data", (text) => (printed += String(text)));
	let first: Answer | undefined;
	while (!first && started.exitCode === null) {
		first = await ask(port, "acme.localhost", "/webapp/login");
		if (!first) await sleep(10);
	}
	// The very first answer on the port finds the demo loaded, with the sale that the schedule opens.
	expect(first, printed).toMatchObject({ status: 200, text: expect.stringContaining("Acme") });
	expect(existsSync(join(state, ".seeded"))).toBe(true);
	expect(await ask(port, "globex.localhost", "/webapp/login")).toMatchObject({ status: 200 });
	while (!printed.includes("Laurel is ready")) await sleep(20);
	expect(printed).toMatch(/acme: 252 people, \d+ items in the store, [\d,]+ recognitions, \d+ orders/);
	expect(printed).toMatch(/globex: 40 people/);
	for (const words of ["Preparing the databases", "Loading two demo clients", "Loaded the demo in", "worker.log"])
		expect(printed).toContain(words);
	expect(printed).not.toMatch(/^\s*\{|\[\d+m/m);
	expect(printed.trim().split("\n").length).toBeLessThan(25);
	const log = readFileSync(join(state, "logs", "worker.log"), "utf8");
	expect(log).toContain('"job":"imports/run-import"');
	expect(log).toContain('"level":"info"');
	await stop();
	const { declared_count, missing } = await missingStates(state);
	expect(missing).toEqual([]);
	// What reads the declarations would else pass once it reads none.
	expect(declared_count).toBeGreaterThan(30);
	const { line_count, late } = await statementsOutOfOrder(state);
	expect(late).toEqual([]);
	expect(line_count).toBeGreaterThan(5_000);
});

test("the Worker's log never grows beyond its bound, and failures are shown, each once", async () => {
	const file = join(folder, "logs", "worker.log");
	const shown: string[] = [];
	const [stdout, stderr] = [new PassThrough(), new PassThrough()];
	writeWorkerLog({ file, limitBytes: 20_000, show: (text) => shown.push(text) })(stdout, stderr);
	const crash = (at: number) =>
		JSON.stringify({ level: "error", event: "crash", error_id: `e-${at}`, message: "the disk is full", job: "a/b" });
	for (let at = 0; at < 1000; at += 1) stdout.write(`{"level":"info","event":"call","at":${at}}\n${crash(at)}\n`);
	stderr.write("workerd could not bind\n");
	stdout.end('{"level":"info","event":"last"}');
	await sleep(50);
	expect(shown).toEqual([
		"Failed in a/b: the disk is full (error e-0; its stack is in the log)",
		"workerd could not bind",
	]);
	expect(readdirSync(join(folder, "logs")).sort()).toEqual(["worker.log", "worker.log.1"]);
	for (const name of ["worker.log", "worker.log.1"])
		expect(statSync(join(folder, "logs", name)).size).toBeLessThanOrEqual(20_000);
	expect(readFileSync(file, "utf8")).toContain('"event":"last"');
});

test("a copy whose packages are a link never installs: npm would empty the folder to which it leads", () => {
	const tree = copyProject();
	try {
		const lockFile = join(tree, "package-lock.json");
		const lock = JSON.parse(readFileSync(lockFile, "utf8")) as { packages: Record<string, { version: string }> };
		lock.packages["node_modules/papaparse"]!.version = "0.0.1";
		writeFileSync(lockFile, JSON.stringify(lock));
		// In the place of npm, should it be called all the same.
		mkdirSync(folder, { recursive: true });
		const npm = join(folder, "npm-cli.js");
		writeFileSync(npm, "console.log('npm was called');");
		const { status, stdout, stderr } = spawnSync(process.execPath, [join(tree, "scripts", "install-missing.mjs")], {
			env: { ...process.env, npm_execpath: npm },
			encoding: "utf8",
		});
		expect([status, stdout]).toEqual([1, ""]);
		expect(stderr).toContain("node_modules is a link");
	} finally {
		rmSync(tree, { recursive: true, force: true });
	}
});
