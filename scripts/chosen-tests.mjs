/**
 * Chooses the tests of what changed and of what leans on it, so that a check stays short however many features there are.
 * What is not known to touch a few tests only touches all of them.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inProject, root } from "./project.mjs";
import { runCommand } from "./run-tool.mjs";

const mainBranch = "main";

/** Of every endpoint, list and screen at once; they run whenever the product's code changed. */
const ofEverything = ["test/contract/"];
const withoutBrowser = ["test/app/", "test/ui/"];
const ofTheSource = ["test/architecture/"];

/**
 * What a change of a file asks for: `features` with all that leans on them, `tests` beside those, or nothing more than the
 * tests of the source's own text. The first line that fits counts; a file that fits none asks for every test.
 */
const kinds = [
	{
		name: /\.md$|^(docs|\.ci)\/|^test\/(browser|load)\/.*\.test\.ts$|^(biome|knip)\.json$|^\.gitignore$/,
		asks: () => ({}),
	},
	{ name: /^scripts\/(?!migrate|project|hash-files|run-tool|check|chosen-tests)/, asks: () => ({}) },
	{
		name: /^test\/(?:features|screens|kernel|ui|app|architecture)\/.+\.test\.tsx?$/,
		asks: ([path]) => ({ tests: [path] }),
	},
	{ name: /^test\/contract\//, asks: () => ({ tests: ofEverything }) },
	{ name: /^test\/features\/([\w-]+)\//, asks: ([, feature]) => ({ features: [feature] }) },
	{ name: /^test\/(ui|app)\//, asks: () => ({ tests: withoutBrowser }) },
	{ name: /^workers\/features\/([\w-]+)\//, asks: ([, feature]) => ({ features: [feature] }) },
	{ name: /^app\/features\/([\w-]+)\//, asks: ([, feature]) => ({ features: [feature] }) },
	{ name: /^public\/locales\/\w+\/([\w-]+)\.json$/, asks: ([, feature]) => ({ features: [feature] }) },
];

/**
 * The beginnings of the names of the tests that these changes ask for, or nothing when they ask for all. `features` are
 * those of the product, `arrows` says which leans on which, and `tests` gives each feature test with all that it reads.
 */
export function testsOf(changed, { features, arrows, tests }) {
	const asked = { features: new Set(), tests: new Set(ofTheSource) };
	for (const path of changed) {
		const kind = kinds.find(({ name }) => name.test(path));
		const more = kind?.asks(kind.name.exec(path));
		if (!more || more.features?.some((feature) => !features.includes(feature))) return undefined;
		for (const feature of more.features ?? []) asked.features.add(feature);
		for (const test of more.tests ?? []) asked.tests.add(test);
	}
	if (asked.features.size === 0) return [...asked.tests];
	const touched = withLeaning(asked.features, arrows);
	const isTouched = ({ path, text }) =>
		[...touched].some(
			(feature) =>
				path.startsWith(`test/features/${feature}/`) ||
				path.startsWith(`test/screens/${feature}/`) ||
				names(text, feature),
		) || text.includes("/webapp");
	const chosen = tests.filter(isTouched).map(({ path }) => path);
	return [...asked.tests, ...ofEverything, ...withoutBrowser, ...chosen];
}

/** The features, and those that lean on them, directly or not. */
function withLeaning(features, arrows) {
	const touched = new Set(features);
	for (let before = -1; before < touched.size; ) {
		before = touched.size;
		for (const [from, to] of Object.entries(arrows)) if (to.some((one) => touched.has(one))) touched.add(from);
	}
	return touched;
}

/** Whether a test calls the feature or takes something of it. */
const names = (text, feature) => text.includes(`"${feature}/`) || text.includes(`features/${feature}"`);

/** The tests that the changes since the main branch ask for, as testsOf; nothing too where git knows of no change. */
export async function chooseTests() {
	const changed = await changedFiles();
	if (changed.length === 0) return undefined;
	const features = [...foldersOf("workers/features"), ...foldersOf("app/features")];
	const arrows = JSON.parse(readFileSync(inProject("workers", "features", "arrows.json"), "utf8"));
	return testsOf(changed, { features, arrows, tests: readTests() });
}

/** Changed, new and removed files, committed on this branch or not. */
async function changedFiles() {
	const ask = async (...words) => {
		const { code, text } = await runCommand("git", words);
		return code === 0 ? text.split("\n").filter(Boolean) : [];
	};
	const [base] = await ask("merge-base", "HEAD", mainBranch);
	if (!base) return [];
	const [changed, fresh] = await Promise.all([
		ask("diff", "--name-only", "--no-renames", base),
		ask("ls-files", "--others", "--exclude-standard"),
	]);
	return [...changed, ...fresh];
}

const foldersOf = (folder) =>
	readdirSync(inProject(folder), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name);

/** Every test of features and kernel with the text of what it imports from test/. */
function readTests() {
	return ["test/features", "test/screens", "test/kernel"].flatMap((folder) =>
		readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && /\.test\.ts$/.test(entry.name))
			.map((entry) => join(entry.parentPath ?? entry.path, entry.name))
			.map((file) => ({ path: relative(root, file).replaceAll("\\", "/"), text: withImports(file, new Set()) })),
	);
}

/** The text of a test file and of the test files that it imports. */
function withImports(file, seen) {
	if (seen.has(file) || !existsSync(file)) return "";
	seen.add(file);
	const text = readFileSync(file, "utf8");
	const imported = [...text.matchAll(/from "(#test\/|\.{1,2}\/)([\w./-]+)"/g)].map(([, start, path]) =>
		start === "#test/" ? inProject("test", `${path}.ts`) : join(file, "..", start, `${path}.ts`),
	);
	return [text, ...imported.map((one) => withImports(one, seen))].join("\n");
}
