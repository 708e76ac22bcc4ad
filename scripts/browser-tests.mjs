/** Runs the browser tests against a Worker of their own: a free port and a fresh, seeded state that is thrown away. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfNeeded } from "./build.mjs";
import { findOrInstallForTests, howToGetChromium } from "./find-chromium.mjs";
import { findFreePort } from "./ports.mjs";
import { prepareApart, runSchedule } from "./prepare-state.mjs";
import { inProject } from "./project.mjs";
import { runTool } from "./run-tool.mjs";
import { startRuntime } from "./runtime.mjs";
import { writeMissingSecrets } from "./secrets.mjs";
import { serveStandIns } from "./stand-ins/serve-all.mjs";
import { forgetReport, readReport, reportFile } from "./test-results.mjs";
import { writeWorkerLog } from "./worker-log.mjs";

/** Runs them all, or what the arguments for playwright name; answers the tests with their outcomes. */
export async function runBrowserTests(playwrightArguments = [], log = console.log) {
	forgetReport("playwright");
	const chromium = await findOrInstallForTests(log);
	if (!chromium) {
		log(howToGetChromium);
		return countUnrun(playwrightArguments);
	}
	writeMissingSecrets(log);
	await buildIfNeeded({ log });
	const folder = mkdtempSync(join(tmpdir(), "laurel-browser-"));
	const [persist, untouched] = [join(folder, "state"), join(folder, "untouched")];
	const logFile = inProject("build", "test-results", "browser-worker.log");
	rmSync(logFile, { force: true });
	const output = writeWorkerLog({ file: logFile, show: () => undefined });
	const port = await findFreePort();
	await prepareApart({ sitePort: port, persist, output, log });
	cpSync(persist, untouched, { recursive: true });
	const standIns = await serveStandIns(persist);
	const runtime = await startRuntime({ port, persist, output, vars: standIns.vars });
	try {
		await makeOwners(runtime);
		const stopSchedule = await runSchedule(runtime, 1000);
		const environment = {
			CHROMIUM_PATH: chromium,
			LAUREL_PORT: String(port),
			LAUREL_DEMO_STATE: untouched,
			PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("playwright"),
		};
		const { code } = await runPlaywright(playwrightArguments, { shown: true, environment });
		await stopSchedule();
		return explain(code, readReport("playwright"));
	} finally {
		await runtime.stop();
		await standIns.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Makes people of the demo account owners beside its one: tests that change something have people of their own, owners
 * too (test/architecture/browser-people.test.ts).
 */
async function makeOwners(runtime) {
	const emails = readFileSync(inProject("test", "browser", "owners.json"), "utf8");
	for (const binding of ["SHARD_0", "SHARD_1"]) {
		const database = await runtime.database(binding);
		await database
			.prepare("update users set role = 'account_owner' where email in (select value from json_each(?))")
			.bind(emails)
			.run();
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
