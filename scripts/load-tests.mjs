/** Runs the load and fault tests (test/load) in their short or full size; each prints its seed and its figures. */
import { buildIfNeeded } from "./build.mjs";
import { runVitest } from "./check.mjs";
import { writeMissingSecrets } from "./secrets.mjs";

/** Runs them all, or the files that the filters name; answers the tests with their outcomes. */
export async function runLoadTests({ isFull = false, filters = [], log = console.log } = {}) {
	writeMissingSecrets(log);
	await buildIfNeeded({ log });
	return runVitest(["--project=load", "--project=load-worker", "--project=load-alone", ...filters], {
		name: "load",
		isTalking: true,
		environment: { LOAD_SIZE: isFull ? "full" : "short" },
	});
}
