/** Reads what vitest and playwright reported, as one list of tests. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { inProject, root } from "./project.mjs";

const folder = inProject("build", "test-results");

/** Where a run's report goes; the file name is the run's name. */
export function reportFile(name) {
	mkdirSync(folder, { recursive: true });
	return inProject("build", "test-results", `${name}.json`);
}

/** Forgets the report of an earlier run, so that a run that dies is not taken for a passed one. */
export const forgetReport = (name) => rmSync(reportFile(name), { force: true });

/** The tests of one report as { title, file, outcome }, outcome being passed, failed or skipped; empty without one. */
export function readReport(name) {
	const file = reportFile(name);
	if (!existsSync(file)) return [];
	const report = JSON.parse(readFileSync(file, "utf8"));
	return report.testResults ? readVitest(report) : readPlaywright(report);
}

/** Every test of every report. */
export function readAllReports() {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((name) => name.endsWith(".json"))
		.flatMap((name) => readReport(name.slice(0, -".json".length)));
}

/** How many passed and failed. */
export function countOutcomes(tests) {
	const count = (outcome) => tests.filter((test) => test.outcome === outcome).length;
	return { passed: count("passed"), failed: count("failed") };
}

/** A file that could not even be loaded counts as one failed test. */
function readVitest(report) {
	return report.testResults.flatMap((result) => {
		const file = relative(root, result.name);
		const tests = result.assertionResults.map((test) => ({
			file,
			title: test.fullName,
			outcome: test.status === "passed" || test.status === "failed" ? test.status : "skipped",
		}));
		const isBroken = result.status === "failed" && !tests.some((test) => test.outcome === "failed");
		return isBroken ? [...tests, { file, title: `${file} could be loaded and cleaned up`, outcome: "failed" }] : tests;
	});
}

function readPlaywright(report) {
	const outcomes = { expected: "passed", flaky: "failed", unexpected: "failed", skipped: "skipped" };
	const readSuite = (suite, titles) => [
		...(suite.specs ?? []).flatMap((spec) =>
			spec.tests.map((test) => ({
				file: relative(root, inProject("test", "browser", spec.file)),
				title: [...titles, spec.title, test.projectName && `(${test.projectName})`].filter(Boolean).join(" "),
				outcome: outcomes[test.status] ?? "failed",
			})),
		),
		...(suite.suites ?? []).flatMap((inner) => readSuite(inner, [...titles, inner.title])),
	];
	const tests = report.suites.flatMap((suite) => readSuite(suite, []));
	const isBroken = report.errors.length > 0 && !tests.some((test) => test.outcome === "failed");
	return isBroken
		? [...tests, { file: "test/browser", title: "the browser tests could be loaded", outcome: "failed" }]
		: tests;
}
