/** What every test run needs first: the secrets and a fresh build. */
import { buildIfNeeded } from "./build.mjs";
import { writeMissingSecrets } from "./secrets.mjs";

/** Writes missing secrets and builds if a source changed. */
export async function prepareTests(log = console.log) {
	writeMissingSecrets(log);
	await buildIfNeeded({ log });
}
