/**
 * Restarts the local runtime when it stops answering. workerd 1.20260426 can, rarely, spin for ever while it sweeps its
 * C++ heap (the main thread turns in V8's message loop and answers nobody). The Worker is made to be killed at any
 * moment: acknowledged writes are in the databases, and what was to follow them waits in the outbox.
 */
import { request } from "node:http";

const everyMs = 2_000;
const patienceMs = 5_000;
const missesBeforeRestart = 2;

/** Asks /healthz steadily and calls `restart` after misses in a row; answers how to stop. */
export function watchRuntime({ port, restart, log = console.error }) {
	let misses = 0;
	let isBusy = false;
	const look = async () => {
		if (isBusy) return;
		isBusy = true;
		misses = (await answers(port)) ? 0 : misses + 1;
		if (misses >= missesBeforeRestart) {
			log("The runtime stopped answering; it is started again.");
			misses = 0;
			await restart().catch((error) => log(`The runtime could not be started again: ${error.message}`));
		}
		isBusy = false;
	};
	const timer = setInterval(look, everyMs);
	timer.unref();
	return () => clearInterval(timer);
}

function answers(port) {
	return new Promise((resolve) => {
		const asking = request({ host: "127.0.0.1", port, path: "/healthz", timeout: patienceMs }, (answer) => {
			answer.resume();
			resolve(true);
		});
		asking.on("timeout", () => asking.destroy());
		asking.on("error", () => resolve(false));
		asking.end();
	});
}
