/** Runs everything that a release needs, from a bare clone on, and ends with the line `N passed, N failed`. */
import { installMissing } from "./install-missing.mjs";
import { keepTemporaryFilesInMemory } from "./quick-folder.mjs";

/** `--check`, `--browser`, `--load` and `--teeth` run that stage alone; `--full` adds the teeth and gives the load tests their full size. */
const options = ["--check", "--browser", "--load", "--teeth", "--full"];
const isAsked = (option) => process.argv.includes(option);
const filters = process.argv.slice(2).filter((argument) => !options.includes(argument));

keepTemporaryFilesInMemory();
installMissing();
const { check } = await import("./check.mjs");
const { runBrowserTests } = await import("./browser-tests.mjs");
const { runLoadTests } = await import("./load-tests.mjs");
const { tryTeeth } = await import("./teeth.mjs");
const { countOutcomes } = await import("./test-results.mjs");

const stages = [
	["The check", "--check", () => check()],
	["The load tests", "--load", async () => countOutcomes(await runLoadTests({ isFull: isAsked("--full"), filters }))],
	["The teeth", "--teeth", () => tryTeeth({ filters })],
	["The browser tests", "--browser", async () => countOutcomes(await runBrowserTests(filters))],
];
// The contract tests of the check read it too (test/load/settings.ts).
if (isAsked("--full")) process.env.LOAD_SIZE = "full";
const isStageChosen = stages.some(([, option]) => isAsked(option));

/** Whether a stage runs: those that are asked for, else all; the teeth only in the full size. */
const isToRun = (option) => isAsked(option) || (!isStageChosen && (isAsked("--full") || option !== "--teeth"));

const startedAt = performance.now();
let passed = 0;
let failed = 0;

/** Adds a stage's counts; a stage that throws is one failure and does not keep the others from running. */
async function runStage(name, stage) {
	const stageStartedAt = performance.now();
	try {
		const counts = await stage();
		passed += counts.passed;
		failed += counts.failed;
	} catch (error) {
		failed += 1;
		console.error(`${name} broke off: ${error.stack ?? error.message}`);
	}
	console.log(`${name} took ${((performance.now() - stageStartedAt) / 1000).toFixed(0)} s`);
}

for (const [name, option, stage] of stages) {
	if (isToRun(option)) await runStage(name, stage);
}

console.log(`Tested in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
if (passed === 0) console.log("No test ran, which counts as a failure.");
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
