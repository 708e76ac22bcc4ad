/** A wait for a value that changes outlasts a waking that came too late, which the local runtime's synchronous calls rely on. */
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import "../../scripts/steady-wait.mjs";

test("a waking without a change is waited through, one with a change is not", () => {
	const flag = new Int32Array(new SharedArrayBuffer(4));
	const other = `const { workerData: flag } = require("node:worker_threads");
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
		Atomics.notify(flag, 0);
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
		Atomics.store(flag, 0, 1);
		Atomics.notify(flag, 0);`;
	const worker = new Worker(other, { eval: true, workerData: flag });
	expect([Atomics.wait(flag, 0, 0), Atomics.load(flag, 0)]).toEqual(["ok", 1]);
	expect(Atomics.wait(flag, 0, 1, 5)).toBe("timed-out");
	expect(Atomics.wait(flag, 0, 0)).toBe("not-equal");
	return worker.terminate();
});
