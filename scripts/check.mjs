/**
 * The quick part of the tests: build, types, lint, layers, dead code, migrations and wiring in step, then the tests without a browser:
 * those of what changed and of what leans on it, or with --all every one.
 */
import { chooseTests } from "./chosen-tests.mjs";
import { installMissing } from "./install-missing.mjs";
import { isStartedItself, typesOnly } from "./project.mjs";
import { keepTemporaryFilesInMemory } from "./quick-folder.mjs";
import { runTool } from "./run-tool.mjs";
import { countOutcomes, forgetReport, readReport, reportFile } from "./test-results.mjs";

/** Each part answers whether it holds and what to read if not; the build comes first, then the heavy ones; two run at once. */
const parts = [
	["build", checkBuild],
	["types", () => judge(runTool("tsc", [...typesOnly, "--incremental", "--tsBuildInfoFile", typesCached]))],
	["lint", () => judge(runTool("biome", ["check", ".", "--max-diagnostics=50", "--error-on-warnings"]))],
	["dead code", () => judge(runTool("knip", ["--no-progress", "--no-config-hints"]))],
	["layers", () => judge(runTool("depcruise", ["app", "workers", "drizzle", "--config", ".dependency-cruiser.cjs"]))],
	["migrations in step", checkMigrations],
	["wiring in step", checkWiring],
];
const typesCached = "build/types.tsbuildinfo";
const maxLines = 120;

/** The load tests are a stage of their own (scripts/load-tests.mjs). */
const quickProjects = ["worker", "browserless", "scripts", "architecture"].map((name) => `--project=${name}`);

/** What the runtime says when vitest hangs up on it, and lines that tell nothing. */
const runtimeNoise = /^exception = workerd\/api\/web-socket|^JSON report written|^Sourcemap for /;

/** Runs every part and the tests without a browser; answers how many tests passed and failed, broken parts included. */
export async function check({ isAll = true, log = console.log } = {}) {
	const { build, all } = startParts(log);
	// The tests need the built screens and nothing else of the parts, whose rest fills what the tests leave of two cores.
	await build;
	const chosen = isAll ? undefined : await chooseTests();
	if (chosen) log("Tests of what changed since main and of what leans on it (npm run check -- --all runs every one)");
	const tests = await runVitest([...quickProjects, ...(chosen ?? [])]);
	const { passed, failed } = countOutcomes(tests);
	return { passed, failed: failed + (await all) };
}

/** Starts the parts; `build` ends with the first one, `all` with the last and tells how many are broken. */
function startParts(log) {
	const [first, ...waiting] = parts;
	let broken = 0;
	const runPart = async ([name, run]) => {
		const startedAt = performance.now();
		const { holds, text } = await run().catch((error) => ({ holds: false, text: error.stack }));
		const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
		log(`${holds ? "✓" : "✗"} ${name} (${seconds} s)`);
		if (holds) return;
		broken += 1;
		log(shorten(text));
	};
	const runNext = async () => {
		for (let part = waiting.shift(); part; part = waiting.shift()) await runPart(part);
	};
	const build = runPart(first);
	const all = Promise.all([build.then(runNext), runNext()]).then(() => broken);
	return { build, all };
}

/** The beginning of a long text; each part can be run alone to see the rest. */
function shorten(text) {
	const lines = text.trim().split("\n");
	const left = lines.length - maxLines;
	return left > 0 ? [...lines.slice(0, maxLines), `… ${left} more lines`].join("\n") : lines.join("\n");
}

async function judge(running) {
	const { code, text } = await running;
	return { holds: code === 0, text };
}

/** The tests inside the Worker render the built screens. */
async function checkBuild() {
	const { buildIfNeeded } = await import("./build.mjs");
	const { writeMissingSecrets } = await import("./secrets.mjs");
	writeMissingSecrets(() => undefined);
	await buildIfNeeded({ log: () => undefined });
	return { holds: true, text: "" };
}

async function checkWiring() {
	const { findUnwired } = await import("./wire.mjs");
	const unwired = findUnwired();
	return { holds: unwired.length === 0, text: `npm run wire would write ${unwired.join(", ")}` };
}

async function checkMigrations() {
	const { findMissingMigrations } = await import("./migrations.mjs");
	const text = await findMissingMigrations();
	return { holds: text === "", text };
}

/**
 * Runs vitest over the projects or files that the arguments name and reports it under `name`; passing tests stay
 * silent unless `isTalking`.
 */
export async function runVitest(vitestArguments, { name = "vitest", isTalking = false, environment = {} } = {}) {
	forgetReport(name);
	const reporters = ["--reporter=minimal", "--reporter=json", `--outputFile.json=${reportFile(name)}`];
	const silence = isTalking ? [] : ["--silent=passed-only"];
	const { code } = await runTool("vitest", ["run", ...reporters, ...silence, ...vitestArguments], {
		shown: true,
		omit: runtimeNoise,
		environment,
	});
	const tests = readReport(name);
	const isExplained = code === 0 || tests.some((test) => test.outcome === "failed");
	return isExplained ? tests : [...tests, { file: "", title: `${name} ended well`, outcome: "failed" }];
}

if (isStartedItself(import.meta.url)) {
	const startedAt = performance.now();
	keepTemporaryFilesInMemory();
	installMissing();
	const { passed, failed } = await check({ isAll: process.argv.includes("--all") });
	console.log(`Checked in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
	console.log(`${passed} passed, ${failed} failed`);
	process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
