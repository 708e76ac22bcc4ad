/** The quick part of the tests: build, types, lint, layers, dead code, migrations in step, then every test without a browser. */
import { installMissing } from "./install-missing.mjs";
import { isStartedItself } from "./project.mjs";
import { runTool } from "./run-tool.mjs";
import { countOutcomes, forgetReport, readReport, reportFile } from "./test-results.mjs";

/** Each part answers whether it holds and what to read if not; the heavy ones come first, two run at once. */
const parts = [
	["build", checkBuild],
	[
		"types",
		() => judge(runTool("tsc", ["--noEmit", "--pretty", "false", "--incremental", "--tsBuildInfoFile", typesKept])),
	],
	["lint", () => judge(runTool("biome", ["check", ".", "--max-diagnostics=50", "--error-on-warnings"]))],
	["dead code", () => judge(runTool("knip", ["--no-progress", "--no-config-hints"]))],
	["layers", () => judge(runTool("depcruise", ["app", "workers", "drizzle", "--config", ".dependency-cruiser.cjs"]))],
	["migrations in step", checkMigrations],
];
const typesKept = "build/types.tsbuildinfo";
const atOnce = 2;
const mostLines = 120;

/** The load tests are a stage of their own (scripts/load-tests.mjs). */
const quickProjects = ["worker", "browserless", "architecture"].map((name) => `--project=${name}`);

/** What the runtime says when vitest hangs up on it, and lines that tell nothing. */
const runtimeNoise = /^exception = workerd\/api\/web-socket|^JSON report written/;

/** Runs every part and every test without a browser; answers how many tests passed and failed, broken parts included. */
export async function check({ log = console.log } = {}) {
	const broken = await runParts(log);
	const tests = await runVitest(quickProjects);
	const { passed, failed } = countOutcomes(tests);
	return { passed, failed: failed + broken };
}

async function runParts(log) {
	const waiting = [...parts];
	let broken = 0;
	const work = async () => {
		for (let part = waiting.shift(); part; part = waiting.shift()) {
			const [name, run] = part;
			const startedAt = performance.now();
			const { holds, text } = await run().catch((error) => ({ holds: false, text: error.stack }));
			const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
			log(`${holds ? "✓" : "✗"} ${name} (${seconds} s)`);
			if (holds) continue;
			broken += 1;
			log(shorten(text));
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	return broken;
}

/** The beginning of a long text; each part can be run alone to see the rest. */
function shorten(text) {
	const lines = text.trim().split("\n");
	const left = lines.length - mostLines;
	return left > 0 ? [...lines.slice(0, mostLines), `… ${left} more lines`].join("\n") : lines.join("\n");
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
	installMissing();
	const { passed, failed } = await check();
	console.log(`Checked in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
	console.log(`${passed} passed, ${failed} failed`);
	process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
