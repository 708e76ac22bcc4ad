/** Files stay small, say in their first sentence what they are for, and are named in the house's words. */
import { expect, test } from "vitest";
import { codeFolders, readCodeFiles, scan } from "./source-files";

const maxLines = 300;
const forbiddenNames = [
	"utils",
	"util",
	"helpers",
	"helper",
	"common",
	"misc",
	"service",
	"services",
	"manager",
	"types",
];
const skippedTest = /\b(test|it|describe)\.(skip|only|todo|fixme)\b/;
const opening = /^(?:#![^\n]*\n)?(?:\/\*\*?|\/\/|--|\/\*!)\s*(?:\*\s*)?(\S[^\n]*)/;

test("every file is under 300 lines", () => {
	const long = readCodeFiles()
		.map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
		.filter(({ lines }) => lines >= maxLines)
		.map(({ path, lines }) => `${path} has ${lines} lines`);
	expect(long).toEqual([]);
});

test("every file opens with a sentence that says what it is for", () => {
	const silent = readCodeFiles()
		.filter(({ path, text }) => !path.endsWith(".sql") && !isSentence(opening.exec(text)?.[1]))
		.map(({ path }) => path);
	expect(silent).toEqual([]);
});

test("no file or folder is named by a word that says nothing", () => {
	const vague = [...codeFolders, "public", "docs"]
		.flatMap(scan)
		.map(({ path }) => path)
		.filter((path) => !/^public\/locales\/\w+\/common\.json$/.test(path)) // the specification names keys common.…
		.filter((path) => forbiddenNames.includes(path.split("/").at(-1)!.split(".")[0]!));
	expect(vague).toEqual([]);
});

test("nothing is put off: no note of work to do, no skipped test", () => {
	const thisFile = "test/architecture/files.test.ts";
	const open = readCodeFiles()
		.filter(({ path, text }) => path !== thisFile && (/\b(TODO|FIXME)\b/.test(text) || skippedTest.test(text)))
		.map(({ path }) => path);
	expect(open).toEqual([]);
});

/** At least three words; a lone name or a banner is none. */
function isSentence(text: string | undefined): boolean {
	return (text ?? "").split(/\s+/).length >= 3;
}
