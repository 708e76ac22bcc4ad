/** Proves that the tests bite: puts one deliberate fault at a time into a copy of the project and demands that its test fails. */
import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "./copy-project.mjs";
import { installMissing } from "./install-missing.mjs";
import { isStartedItself, toolEnvironment, toolFile, typesOnly } from "./project.mjs";
import { faults } from "./teeth/faults.mjs";

/** Tries the faults whose names contain one of the filters; answers how many were caught and how many were not. */
export async function tryTeeth({ filters = [], log = console.log } = {}) {
	const chosen = faults.filter(({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)));
	const tree = copyProject();
	try {
		const sound = await runSound(tree, chosen);
		if (!sound.isPassed) throw new Error(`the tests fail without any fault\n${sound.text}`);
		let [passed, failed] = [0, 0];
		for (const fault of chosen) {
			const { isCaught, why } = await tryFault(tree, fault);
			if (isCaught) passed += 1;
			else failed += 1;
			log(`${isCaught ? "✓" : "✗"} ${fault.name}${isCaught ? "" : `: ${why}`}`);
		}
		return { passed, failed };
	} finally {
		rmSync(tree, { recursive: true, force: true });
	}
}

/** The text with the fault in it. Throws unless the place exists once. */
export function withFault(text, { file, search, replace }) {
	const count = text.split(search).length - 1;
	if (count !== 1) throw new Error(`${file} holds ${count} times: ${search}`);
	return text.replace(search, () => replace);
}

/** The compiler and all tests of these faults, before any fault. */
async function runSound(tree, chosen) {
	const [typed, tested] = [true, false].map((isTyped) =>
		chosen.filter((fault) => Boolean(fault.isCaughtByTypes) === isTyped),
	);
	if (tested.some(needsScreens)) await runInTree(tree, ["scripts/build.mjs"]);
	const types = typed.length > 0 ? await compile(tree) : { code: 0, text: "" };
	if (types.code !== 0) return { isPassed: false, text: types.text };
	return tested.length > 0 ? runTests(tree, tested) : { isPassed: true };
}

const compile = (tree) => runInTree(tree, [toolFile("tsc"), ...typesOnly]);

/** Pages are served from the built screens, which a fault in their sources must reach first. */
const needsScreens = ({ test = "" }) => test.startsWith("test/screens/");

function runInTree(tree, words) {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, words, { cwd: tree, env: toolEnvironment() });
		const pieces = [];
		child.stdout.on("data", (piece) => pieces.push(piece));
		child.stderr.on("data", (piece) => pieces.push(piece));
		child.on("error", reject);
		child.on("close", (code) => resolve({ code, text: Buffer.concat(pieces).toString("utf8").slice(-4_000) }));
	});
}

async function tryFault(tree, fault) {
	const path = join(tree, fault.file);
	const sound = readFileSync(path, "utf8");
	writeFileSync(path, withFault(sound, fault));
	try {
		if (fault.isCaughtByTypes) {
			const { code, text } = await compile(tree);
			const isCaught = code !== 0 && text.includes(fault.file);
			return { isCaught, why: `it compiles all the same\n${text}` };
		}
		if (needsScreens(fault)) await runInTree(tree, ["scripts/build.mjs"]);
		const { isPassed, failures, text } = await runTests(tree, [fault]);
		if (isPassed) return { isCaught: false, why: `"${fault.title}" passes all the same` };
		// A file that no longer loads proves nothing of the rule.
		if (failures === 0) return { isCaught: false, why: `no test failed, but the run did\n${text}` };
		return { isCaught: true };
	} finally {
		writeFileSync(path, sound);
	}
}

/** Runs the named tests of these faults in the copy. */
async function runTests(tree, list) {
	const titles = list.map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	const report = join(tree, "build", "teeth.json");
	rmSync(report, { force: true });
	const files = [...new Set(list.map(({ test }) => test))];
	const reporters = ["--reporter=json", `--outputFile=${report}`];
	const vitest = [
		"run",
		"--project=worker",
		"--project=architecture",
		...reporters,
		"--silent=true",
		"-t",
		titles.join("|"),
		...files,
	];
	const { code, text } = await runInTree(tree, [toolFile("vitest"), ...vitest]);
	const { numFailedTests = 0, numPassedTests = 0 } = readReport(report);
	const isPassed = code === 0 && numFailedTests === 0 && numPassedTests >= new Set(titles).size;
	return { isPassed, failures: numFailedTests, text };
}

function readReport(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return {};
	}
}

if (isStartedItself(import.meta.url)) {
	installMissing();
	const startedAt = performance.now();
	const { passed, failed } = await tryTeeth({ filters: process.argv.slice(2) });
	console.log(`Tried in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
	console.log(`${passed} caught, ${failed} not caught`);
	process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
