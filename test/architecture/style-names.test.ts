/** A class that a style sheet names is one that a screen gives: after a rename on one side alone, the look would be lost in silence. */
import { expect, test } from "vitest";
import { readCodeFiles } from "./source-files";

const files = readCodeFiles(["app"]);
const code = files.filter(({ path }) => /\.tsx?$/.test(path)).map(({ text }) => text);

/** The words of all literal texts, and the beginnings of those that a template ends with something else. */
const literals = code
	.flatMap((text) => text.match(/"[^"\n]*"|`[^`]*`|'[^'\n]*'/g) ?? [])
	.map((one) => one.slice(1, -1));
const words = new Set(literals.flatMap((literal) => literal.split(/[\s${}?:"'(),]+/)));
const whole = new Set(literals);
const beginnings = new Set(
	literals.flatMap((literal) => [...literal.matchAll(/([\w-]+-)\$\{/g)].map(([, begin]) => begin!)),
);

/** True for a class that stands in the code, whole or as a beginning and one of the literal ends that it may have. */
function isGiven(name: string): boolean {
	return (
		words.has(name) || [...beginnings].some((begin) => name.startsWith(begin) && whole.has(name.slice(begin.length)))
	);
}

test("every class of the style sheets is given by the code", () => {
	const lost = files
		.filter(({ path }) => path.endsWith(".css"))
		.flatMap(({ path, text }) => {
			const plain = text.replace(/@import[^;]*;|\/\*[\s\S]*?\*\/|url\([^)]*\)|\d\.\d+/g, "");
			const names = [...plain.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!);
			return [...new Set(names)].filter((name) => !isGiven(name)).map((name) => `${path}: .${name}`);
		});
	expect(lost).toEqual([]);
});
