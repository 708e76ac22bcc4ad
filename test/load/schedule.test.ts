/** While the schedule runs, the process that serves goes on reading what the Worker prints: one that nobody reads stops. */
import { expect, test, vi } from "vitest";
import { startLoadedRuntime } from "../../scripts/load/kit.mjs";

test("the schedule does not hold up the process that serves", async () => {
	const runtime = await startLoadedRuntime();
	const waits = vi.spyOn(Atomics, "wait");
	await runtime.runSchedule();
	expect(waits).not.toHaveBeenCalled();
	waits.mockRestore();
	await runtime.stop();
});
