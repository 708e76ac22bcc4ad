/** Runs the browser tests against a Worker of their own: a free port and a fresh, seeded state that is thrown away. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { findOrInstallChromium, howToGetChromium } from "./find-chromium.mjs";
import { prepareState } from "./prepare-state.mjs";
import { inProject } from "./project.mjs";
import { runTool } from "./run-tool.mjs";
import { startRuntime } from "./runtime.mjs";
import { writeMissingSecrets } from "./secrets.mjs";
import { forgetReport, readReport, reportFile } from "./test-results.mjs";

/** Runs them all, or what the arguments for playwright name; answers the tests with their outcomes. */
export async function runBrowserTests(playwrightArguments = [], log = console.log) {
	forgetReport("playwright");
	const chromium = await findOrInstallChromium(log);
	if (!chromium) {
		log(howToGetChromium);
		return countUnrun(playwrightArguments);
	}
	writeMissingSecrets(log);
	await buildIfNeeded({ log });
	const persist = mkdtempSync(join(tmpdir(), "laurel-browser-"));
	const logFile = inProject("build", "test-results", "browser-worker.log");
	rmSync(logFile, { force: true });
	const runtime = await startRuntime({ persist, logFile });
	try {
		const stopSchedule = await prepareState(runtime, { log, scheduleEveryMs: 1000 });
		const environment = {
			CHROMIUM_PATH: chromium,
			LAUREL_PORT: String(runtime.port),
			PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("playwright"),
		};
		const { code } = await runPlaywright(playwrightArguments, { shown: true, environment });
		await stopSchedule();
		return explain(code, readReport("playwright"));
	} finally {
		await runtime.stop();
		rmSync(persist, { recursive: true, force: true });
	}
}

function runPlaywright(playwrightArguments, options) {
	return runTool(
		"playwright",
		["test", "--config", "test/browser/playwright.config.ts", ...playwrightArguments],
		options,
	);
}

/** A run that ended badly without a failed test is one failed test. */
function explain(code, tests) {
	const isExplained = code === 0 || tests.some((test) => test.outcome === "failed");
	return isExplained ? tests : [...tests, { file: "", title: "playwright ended well", outcome: "failed" }];
}

/** Without a browser every browser test counts as failed. */
async function countUnrun(playwrightArguments) {
	const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("playwright") };
	await runPlaywright(["--list", ...playwrightArguments], { environment });
	const listed = readReport("playwright");
	forgetReport("playwright");
	const tests = listed.length > 0 ? listed : [{ file: "", title: "a browser was found" }];
	return tests.map((test) => ({ ...test, outcome: "failed" }));
}
