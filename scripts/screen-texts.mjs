/** Finds which texts each screen can show: those that its files, and what they import, could name. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inProject } from "./project.mjs";

const app = inProject("app");

/** What never reaches a browser, or has no words. */
const isLeftOut = (path) => /\.server(\.tsx?)?$|\.css(\?url)?$|\.d\.ts$/.test(path);

const importing = /(?:^|\n)(?:import|export)\s(?!type\b)(?:([^;"]*?)\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/g;

/** A string, or what a template begins with: `namespace:part.of.it`, `part.of.it`. */
const naming = /(["'`])(?:([a-z][a-z-]*):)?([A-Za-z]\w*(?:\.\w+)*)(\.?)(?:\1|\$\{)/g;

/** A key that begins with a value may name any text of the file's namespaces. */
const namingAnything = /\b(?:t|textKey)\(\s*`\$\{/;

/** The file that an import leads to; nothing for a package. */
function resolve(from, specifier) {
	const path = specifier.startsWith("~/")
		? join(app, specifier.slice(2))
		: specifier.startsWith("#workers/")
			? inProject("workers", specifier.slice("#workers/".length))
			: specifier.startsWith(".") && join(dirname(from), specifier);
	const names = path ? [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`] : [];
	return names.find((one) => /\.tsx?$/.test(one) && existsSync(one));
}

/** The files that an import brings: of a feature's `index.ts` those alone that say what is taken. */
function filesOf(from, specifier, taken = "") {
	const path = resolve(from, specifier);
	if (!path || isLeftOut(path)) return [];
	if (!path.endsWith("index.ts")) return [path];
	const names = new Set([...taken.matchAll(/\w+/g)].map(([name]) => name));
	return [...readFileSync(path, "utf8").matchAll(importing)]
		.filter(([, given = ""]) => [...given.matchAll(/\w+/g)].some(([name]) => names.has(name)))
		.flatMap(([, given, named]) => filesOf(path, named, given));
}

/** What a file says: the files that it imports, the namespaces that it looks up, and the names that texts could have. */
function readSource(path) {
	const text = readFileSync(path, "utf8");
	return {
		imports: [...text.matchAll(importing)].flatMap(([, taken, named, late]) => filesOf(path, named ?? late, taken)),
		lookups: [...text.matchAll(/\buseTranslation(?:<\w+>)?\((?:"([\w-]+)")?\)/g)].map(([, name]) => name ?? "common"),
		names: [...text.matchAll(naming)].map(([whole, , namespace, key, dot]) => ({
			namespace,
			path: key.split("."),
			isOpen: whole.endsWith("{") && dot === "",
			isBranch: dot !== "",
		})),
		isOfAnything: namingAnything.test(text),
	};
}

/** The names in a tree of texts that a name stands for: itself with its plurals and contexts, and what an open one goes on to. */
function namesIn(tree, name, isOpen) {
	return Object.keys(tree).filter((key) => key === name || key.startsWith(isOpen ? name : `${name}_`));
}

/** The first names of the texts that a path could stand for, in the texts of a namespace. */
function partsOfPath(texts, { namespace, path, isOpen, isBranch }) {
	const found = path.length === 1 ? namesIn(texts, path[0], isOpen) : [path[0]];
	let tree = texts;
	for (const name of path.slice(0, -1)) {
		tree = tree[name];
		if (typeof tree !== "object") return [];
	}
	const last = path.at(-1);
	// A single word in no namespace is a text, not a branch: too many attributes are called "form" or "list".
	const mayBeBranch = isBranch || isOpen || path.length > 1 || namespace !== undefined;
	const isThere = namesIn(tree, last, isOpen).some((key) => mayBeBranch || typeof tree[key] === "string");
	return isThere ? found.filter((part) => mayBeBranch || typeof texts[part] === "string") : [];
}

/** The texts that a file and all that it imports could name, as `namespace.part`. */
function partsNamedFrom(path, texts, sourceOf) {
	const files = new Set([path]);
	for (const file of files) for (const imported of sourceOf(file).imports) files.add(imported);
	const sources = [...files].map(sourceOf);
	const all = [...new Set(sources.flatMap(({ lookups }) => lookups))];
	const parts = new Set();
	for (const { lookups, names, isOfAnything } of sources) {
		const own = lookups.length > 0 ? lookups : all;
		if (isOfAnything)
			for (const space of own) for (const part of Object.keys(texts[space])) parts.add(`${space}.${part}`);
		for (const name of names)
			for (const space of name.namespace ? [name.namespace] : own)
				for (const part of partsOfPath(texts[space] ?? {}, name)) parts.add(`${space}.${part}`);
	}
	return parts;
}

/** Every route of the features by its id, which is its file's name unless it says another. */
function routes() {
	const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("routes.ts"));
	return files
		.sort()
		.flatMap((file) => [
			...readFileSync(join(app, file), "utf8").matchAll(/"(\w+\/[^"]+\.route)\.tsx"(?:,\s*\{\s*id:\s*"([^"]+)")?/g),
		])
		.map(([, file, id = file]) => ({ id, path: join(app, `${file}.tsx`) }));
}

/**
 * The texts of the root, which all pages have, and of each screen beside them, by the route's id: `namespace.part` in order.
 * Whatever a string could name is taken for named: a text too many is some bytes, one too few is a gap on the page.
 */
export function findScreenTexts() {
	const folder = inProject("public", "locales", "en");
	const texts = Object.fromEntries(
		readdirSync(folder).map((file) => [
			file.replace(".json", ""),
			JSON.parse(readFileSync(join(folder, file), "utf8")),
		]),
	);
	const known = new Map();
	const sourceOf = (path) => {
		if (!known.has(path)) known.set(path, readSource(path));
		return known.get(path);
	};
	const ofRoot = partsNamedFrom(join(app, "root.tsx"), texts, sourceOf);
	const screens = routes().map(({ id, path }) => {
		const parts = [...partsNamedFrom(path, texts, sourceOf)].filter((part) => !ofRoot.has(part));
		return [id, parts.sort()];
	});
	return Object.fromEntries([["root", [...ofRoot].sort()], ...screens]);
}
