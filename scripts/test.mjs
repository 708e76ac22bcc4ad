/** Runs everything that a release needs, from a bare clone on, and ends with the line `N passed, N failed`. */
import { installMissing } from "./install-missing.mjs";

const browserOnly = process.argv.includes("--browser");
const extraArguments = process.argv.slice(2).filter((argument) => argument !== "--browser");

installMissing();
const { check } = await import("./check.mjs");
const { runBrowserTests } = await import("./browser-tests.mjs");
const { countOutcomes } = await import("./test-results.mjs");

const startedAt = performance.now();
let passed = 0;
let failed = 0;

/** Adds a stage's counts; a stage that throws is one failure and does not keep the others from running. */
async function runStage(name, stage) {
	try {
		const counts = await stage();
		passed += counts.passed;
		failed += counts.failed;
	} catch (error) {
		failed += 1;
		console.error(`${name} broke off: ${error.stack ?? error.message}`);
	}
}

if (!browserOnly) await runStage("The check", () => check());
await runStage("The browser tests", async () => countOutcomes(await runBrowserTests(extraArguments)));

console.log(`Tested in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
if (passed === 0) console.log("No test ran, which counts as a failure.");
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
