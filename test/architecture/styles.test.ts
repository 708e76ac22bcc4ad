/** The styles of screens stay once they came (docs/decisions/026), so that no two files may mean different things by one name. */
import { expect, test } from "vitest";
import { readCodeFiles } from "./source-files";

type Selector = { path: string; text: string };

const files = readCodeFiles(["app"]).filter(({ path }) => path.endsWith(".css"));
const selectors = files.flatMap(({ path, text }) => selectorsOf(text).map((selector) => ({ path, text: selector })));

/** Every selector of a file, without those of animations. */
function selectorsOf(text: string): string[] {
	const rules = text
		.replace(/\/\*[\s\S]*?\*\//g, "")
		.replace(/url\("[^"]*"\)/g, "")
		.replace(/@keyframes[^{]*\{(\s*[\w%]+\s*\{[^}]*\})*\s*\}/g, "");
	return [...rules.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].flatMap(([, prelude]) => splitByCommas(prelude!));
}

function splitByCommas(prelude: string): string[] {
	return prelude
		.split(/,(?![^(]*\))/)
		.map((part) => part.replace(/\s+/g, " ").trim())
		.filter(Boolean);
}

/** Classes and ids that a selector names, wherever it does. */
function namesOf({ text }: Selector): string[] {
	return text.match(/[.#][a-zA-Z][\w-]*/g) ?? [];
}

/** The class that a selector dresses everywhere: it says nothing of what is around or within, and at most a state. */
function classAlone({ text }: Selector): string | undefined {
	if (text.includes(":has(")) return undefined;
	const plain = text.replace(/\[[^\]]*\]/g, "").replace(/:[a-z:-]+(\((?:[^()]|\([^()]*\))*\))?/g, "");
	return /^[a-z]*(\.[\w-]+)$/.exec(plain)?.[1];
}

function filesByName(namesIn: (selector: Selector) => (string | undefined)[]): Map<string, Set<string>> {
	const known = new Map<string, Set<string>>();
	for (const selector of selectors) {
		for (const name of namesIn(selector)) {
			if (name) known.set(name, (known.get(name) ?? new Set()).add(selector.path));
		}
	}
	return known;
}

const classes = filesByName((selector) => [classAlone(selector)]);

test("a class stands alone as a selector in one file only", () => {
	expect(classes.size).toBeGreaterThan(200);
	const shared = [...classes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths]);
	expect(shared).toEqual([]);
});

test("a feature's rules name something of its own, and so reach no other feature's elements", () => {
	const names = filesByName(namesOf);
	const isOwn = (name: string, path: string) => classes.get(name)?.has(path) || names.get(name)?.size === 1;
	const reaching = selectors
		.filter(({ path }) => path.startsWith("app/features/"))
		.filter((selector) => !namesOf(selector).some((name) => isOwn(name, selector.path)))
		.map(({ path, text }) => `${path}: ${text}`);
	expect(reaching).toEqual([]);
});

test("an animation's name belongs to one file", () => {
	const named = files.flatMap(({ text }) => [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
	expect(named.length).toBeGreaterThan(2);
	expect(named).toEqual([...new Set(named)]);
});
