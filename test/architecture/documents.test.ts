/** What the documents name is there: files, folders, links and commands. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { root, scan } from "./source-files";

/** Decisions tell of their own day; the rest tells of today. */
const documents = scan(".")
	.map(({ path }) => path)
	.filter((path) => path.endsWith(".md") && !path.startsWith("docs/decisions/"));

/** What is made and not kept. */
const made = /^(build|node_modules|\.wrangler|\.dev\.vars)\b/;
const paths = scan(".").map(({ path }) => path);

/** A part of a name that stands for any: `<feature>`, `*`, `…`; and `{one,other}`. */
function patternOf(written: string): RegExp {
	const pattern = written
		.replace(/[.+?^$()|[\]\\]/g, "\\$&")
		.replace(/\{([^}]*)\}/g, (_whole, choices: string) => `(${choices.replaceAll(",", "|")})`)
		.replace(/<[^>]*>|\*|…/g, "[^/]+");
	return new RegExp(`^${pattern.replace(/\/$/, "")}(\\.\\w+)*$`);
}

/** Whether it is the name of a call or a job, such as `points/verify-ledger`, of a feature named as a folder is. */
function isCall(written: string): boolean {
	const [feature, name] = written.split("/");
	return paths.some((path) => path.startsWith(`workers/features/${feature}/`) && path.endsWith(`/${name}.ts`));
}

/** Whether a path, written in a document, is there: from the root, or from the document's folder. */
function isThere(written: string, document: string): boolean {
	if (made.test(written) || isCall(written)) return true;
	const places = [written, posix.join(dirname(document), written)];
	return places.some((place) => existsSync(join(root, place)) || paths.some((path) => patternOf(place).test(path)));
}

/** Words in code style that are paths: their first part is a folder of the project, or of the document. */
function pathsIn(text: string, document: string): string[] {
	const words = [...text.matchAll(/`([\w@.<>*{},…-]+(?:\/[\w@.<>*{},…-]*)+)`/g)].map(([, word]) => word!);
	const isFolder = (name: string) => [name, posix.join(dirname(document), name)].some((path) => paths.includes(path));
	return words.filter((word) => isFolder(word.split("/")[0]!));
}

test.each(documents)("%s names files and folders that exist", (document) => {
	const text = readFileSync(join(root, document), "utf8");
	expect(pathsIn(text, document).filter((path) => !isThere(path, document))).toEqual([]);
});

test.each(documents)("%s links to files that exist", (document) => {
	const text = readFileSync(join(root, document), "utf8");
	const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link!);
	const lost = links.filter((link) => !/^\w+:/.test(link) && !existsSync(join(root, dirname(document), link)));
	expect(lost).toEqual([]);
});

test("the README's list of folders is the project's", () => {
	const listed = [...readFileSync(join(root, "README.md"), "utf8").matchAll(/^([\w.-]+)\/? {2,}/gm)].map(
		([, name]) => name!,
	);
	expect(listed.filter((name) => !existsSync(join(root, name)))).toEqual([]);
	expect(listed.length).toBeGreaterThan(8);
});

test("every command that a document names is one", () => {
	const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
		scripts: Record<string, string>;
	};
	const named = documents.flatMap((document) => [
		...readFileSync(join(root, document), "utf8").matchAll(/`npm run ([\w:-]+)/g),
	]);
	expect(named.map(([, name]) => name!).filter((name) => !(name in scripts))).toEqual([]);
	const commands = readFileSync(join(root, "docs", "operations.md"), "utf8");
	const silent = Object.keys(scripts).filter(
		(name) => !new RegExp(`npm (run )?${name}\\b`).test(commands) && !["types", "lint", "format"].includes(name),
	);
	expect(silent).toEqual([]);
});
