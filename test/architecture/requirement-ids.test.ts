/** Ids of requirements stand only in the titles of tests that meet the product as a person or a client does. */
import { expect, test } from "vitest";
import { readCodeFiles } from "./source-files";

const honestPlaces = /^test\/(features|screens|contract|browser|load)\//;

test("tests of parts, rules and the kernel claim no requirement", () => {
	const claiming = readCodeFiles(["test"])
		.filter(({ path }) => /\.test\.tsx?$/.test(path) && !honestPlaces.test(path))
		.filter(({ text }) => /\b(?:test|it)(?:\.each\([^)]*\))?\(\s*["`]\[[a-z0-9_]+-\d+/.test(text))
		.map(({ path }) => path);
	expect(claiming).toEqual([]);
});
