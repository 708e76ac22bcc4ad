/** Only app/remix-internals names the insides of Remix and React, and each of its files has a test. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "../../scripts/project.mjs";
import { readCodeFiles } from "./source-files";

/** Names that neither promises. */
const insides =
	/UNSAFE_|__remix|streamCache|didRenderScripts|__SECRET|__CLIENT_INTERNALS|__reactFiber|__reactProps|@remix-run\/[\w-]+\/dist|react-dom\/cjs/;

const folder = "app/remix-internals/";

test("the insides of Remix and React are named in one folder", () => {
	const code = readCodeFiles(["app", "workers"]).filter(({ path }) => /\.tsx?$/.test(path));
	const found = code.filter(({ text }) => insides.test(text)).map(({ path }) => path);
	expect(found.filter((path) => !path.startsWith(folder))).toEqual([]);
	expect(found.length).toBeGreaterThan(1);
});

test("each file of the folder stands in its README with a test that there is", () => {
	const readme = readFileSync(inProject(folder, "README.md"), "utf8");
	const rows = new Map(
		[...readme.matchAll(/^\| `([^`]+)`.*\| (test\/\S+)\s*\|$/gm)].map(([, file, path]) => [file, path]),
	);
	const files = readCodeFiles(["app/remix-internals"]).map(({ path }) => path.slice(folder.length));
	expect([...rows.keys()].sort()).toEqual(files.filter((file) => /\.tsx?$/.test(file)).sort());
	for (const path of rows.values()) expect(existsSync(inProject(path!))).toBe(true);
});
