/** Tells, per module, which requirements have a passing test: a test's title starts with the ids that it checks. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";
import { readAllReports } from "./test-results.mjs";

const listFile = join(root, "..", "shared", "requirements.tsv");
const idInTitle = /\[([a-z0-9_]+-\d+(?:\s*,\s*[a-z0-9_]+-\d+)*)\]/g;

/** Where a person or a client meets the product; a test of a part proves nothing about it. */
const honestPlaces = /^test\/(features|screens|contract|browser|load)\//;

/** The requirements in their order, as { id, module, statement }. */
function readRequirements() {
	if (!existsSync(listFile)) {
		console.error(`The list of requirements is missing: ${listFile} is kept beside the project, not in it.`);
		process.exit(1);
	}
	const [, ...lines] = readFileSync(listFile, "utf8").trimEnd().split("\n");
	return lines.map((line) => {
		const [id, module, , statement] = line.split("\t");
		return { id, module, statement };
	});
}

/** The ids that the titles of tests name, by what became of the tests; one failed test makes an id fail. */
function readTestedIds() {
	const passed = new Set();
	const failed = new Set();
	for (const { title, file, outcome } of readAllReports()) {
		const ids = [...title.matchAll(idInTitle)].flatMap((match) => match[1].split(",").map((id) => id.trim()));
		if (ids.length > 0 && !honestPlaces.test(file)) {
			console.error(`${file} names ${ids.join(", ")}, but meets no page that the Worker served and no call: ${title}`);
			process.exit(1);
		}
		if (outcome === "skipped") continue;
		for (const id of ids) (outcome === "passed" ? passed : failed).add(id);
	}
	return { passed, failed };
}

function printModules(requirements, { passed, failed }) {
	const modules = Map.groupBy
		? Map.groupBy(requirements, ({ module }) => module)
		: requirements.reduce((groups, one) => groups.set(one.module, [...(groups.get(one.module) ?? []), one]), new Map());
	for (const [module, list] of modules) {
		const isTested = ({ id }) => passed.has(id) && !failed.has(id);
		const tested = list.filter(isTested);
		console.log(`${module}: ${tested.length} of ${list.length}`);
		if (tested.length > 0) console.log(`  tested:   ${tested.map(({ id }) => id).join(" ")}`);
		const broken = list.filter(({ id }) => failed.has(id));
		if (broken.length > 0) console.log(`  failing:  ${broken.map(({ id }) => id).join(" ")}`);
		const untested = list.filter(({ id }) => !passed.has(id) && !failed.has(id));
		if (untested.length > 0) console.log(`  untested: ${untested.map(({ id }) => id).join(" ")}`);
	}
	const count = requirements.filter(({ id }) => passed.has(id) && !failed.has(id)).length;
	console.log(`${count} of ${requirements.length} requirements have a passing test`);
}

/** The statements of one module that no passing test names. */
function printUntested(requirements, module, { passed, failed }) {
	const list = requirements.filter((one) => one.module === module);
	if (list.length === 0) {
		console.error(`There is no module ${module}: ${[...new Set(requirements.map((one) => one.module))].join(" ")}`);
		process.exit(1);
	}
	const untested = list.filter(({ id }) => !passed.has(id) || failed.has(id));
	for (const { id, statement } of untested) console.log(`${id}${failed.has(id) ? " (failing)" : ""}\t${statement}`);
	console.log(`${untested.length} of ${list.length} requirements of ${module} have no passing test`);
}

const requirements = readRequirements();
const tested = readTestedIds();
const known = new Set(requirements.map(({ id }) => id));
const strange = [...tested.passed, ...tested.failed].filter((id) => !known.has(id));
const moduleAt = process.argv.indexOf("--module");
if (moduleAt > 0) printUntested(requirements, process.argv[moduleAt + 1], tested);
else printModules(requirements, tested);
if (strange.length > 0) console.log(`Tests name ids that are no requirements: ${[...new Set(strange)].join(" ")}`);
if (tested.passed.size + tested.failed.size === 0) console.log("No report names an id; run npm test first.");
