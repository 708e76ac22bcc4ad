/** No text of ours becomes a formula in a spreadsheet, however it splits our lines, and none is changed for good. */
import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { csvLines, protectText, unprotectText } from "#workers/kernel/csv-lines";

/** What a spreadsheet takes for the beginning of a formula: blanks, quotes and invisible signs before it do not count. */
const formula = /^[\s"\u200B-\u200F\u2060\uFEFF]*[=+\-@＝＋－＠]/;

const pieces = [
	...["=1+1", "+", "-", "@", "＝", "＋", "－", "＠", "a", "cmd|' /C calc'!A0", "'", "''", '"', '""', " "],
	...["\t", "\r", "\n", "\r\n", ",", ";", "|", "\u00a0", "\u200b", "\ufeff", "x;=", "é"],
];
const hostileText = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));
const rows = fc.array(fc.array(hostileText, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });

test.each([
	["a;=1+1", "a;'=1+1"],
	["x;=cmd|'/C calc'!A0", "x;'=cmd|'/C calc'!A0"],
	[" =1+1", " '=1+1"],
	["\t=1", "\t'=1"],
	["＝1+1", "'＝1+1"],
	['b;"＠SUM(A1)"', 'b;"\'＠SUM(A1)"'],
	["first\r\n-2", "first\r\n'-2"],
	["2026-11-22, a = b", "2026-11-22, a = b"],
	["5 - 3; ok", "5 - 3; ok"],
])("%j is written as %j", (text, written) => {
	expect(protectText(text)).toBe(written);
	expect(unprotectText(written)).toBe(text);
});

test.each([",", ";", "\t", "|"])("split by %j, with its quotes or without, no cell begins a formula", (delimiter) => {
	fc.assert(
		fc.property(rows, (table) => {
			const text = csvLines(table);
			const bare = text.split(/\r\n|\r|\n/).flatMap((line) => line.split(delimiter));
			const quoted = Papa.parse<string[]>(text, { delimiter }).data.flat();
			for (const cell of [...bare, ...quoted]) expect(cell).not.toMatch(formula);
		}),
		{ numRuns: 300 },
	);
});

test("what was protected comes back as it was, also when it is protected twice", () => {
	fc.assert(
		fc.property(hostileText, (text) => {
			expect(unprotectText(protectText(text))).toBe(text);
			expect(unprotectText(unprotectText(protectText(protectText(text))))).toBe(text);
		}),
		{ numRuns: 500 },
	);
});

test("numbers stay numbers, and an empty cell stays empty", () => {
	expect(csvLines([[-5, null, "", "-5"]])).toBe("-5,,,'-5\r\n");
});
