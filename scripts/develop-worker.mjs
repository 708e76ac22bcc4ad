/** Runs the Worker's own half of the development server: wrangler dev, which bundles again whenever its code changes. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "./ports.mjs";
import { defaultStateFolder, root, toolEnvironment, toolFile } from "./project.mjs";
import { writeWorkerLog } from "./worker-log.mjs";
import { askWorker } from "./worker-request.mjs";

const readyWithinMs = 60_000;
const scheduleEveryMs = 15_000;

/** Starts wrangler dev on a free port; answers its port, the key of its internal endpoint, and how to stop it. */
export async function startDevelopWorker({ log = console.log, output = writeWorkerLog({ isTold }), vars = {} } = {}) {
	const port = await findFreePort();
	const callKey = randomBytes(24).toString("hex");
	const child = spawn(process.execPath, [toolFile("wrangler"), ...wranglerArguments(port, callKey, vars)], {
		cwd: root,
		env: { ...toolEnvironment(), WRANGLER_LOG: "log" },
		stdio: ["ignore", "pipe", "pipe"],
	});
	process.on("exit", () => child.kill("SIGTERM"));
	output(child.stdout, child.stderr);
	const ended = new Promise((resolve) => child.once("exit", resolve));
	await waitUntilReady(port, child);
	const timer = setInterval(() => runSchedule(port, log), scheduleEveryMs);
	await runSchedule(port, log);
	return {
		port,
		callKey,
		stop: async () => {
			clearInterval(timer);
			child.kill("SIGTERM");
			await ended;
		},
	};
}

function wranglerArguments(port, callKey, vars) {
	return [
		...["dev", "--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0", "--test-scheduled"],
		...["--show-interactive-dev-session=false", "--persist-to", dirname(defaultStateFolder)],
		...["--var", "ENVIRONMENT:development", "--var", `DEVELOPMENT_CALL_KEY:${callKey}`],
		...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
	];
}

/** Local cron triggers do not fire by themselves. */
async function runSchedule(port, log) {
	const path = `/__scheduled?cron=${encodeURIComponent("* * * * *")}`;
	await askWorker(port, { method: "GET", path, headers: { host: "127.0.0.1" } }).catch((error) =>
		log(`The schedule failed: ${error.message}`),
	);
}

async function waitUntilReady(port, child) {
	const giveUpAt = Date.now() + readyWithinMs;
	while (Date.now() < giveUpAt) {
		if (child.exitCode !== null) throw new Error("wrangler dev ended; see its message above");
		const answer = await askWorker(port, { method: "GET", path: "/healthz", headers: { host: "127.0.0.1" } }).catch(
			() => undefined,
		);
		if (answer) return;
		await sleep(100);
	}
	child.kill("SIGTERM");
	throw new Error(`wrangler dev was not ready within ${readyWithinMs / 1000} s`);
}

/** What wrangler says of its building; neither the Worker's own log, nor the list of bindings, nor single requests. */
function isTold(line) {
	return line.trim() !== "" && !/^(\{|\[wrangler:info\]|env\.|Binding|Your Worker)/.test(line);
}
