/** The deliberate faults of `npm run teeth` still have their place in the code, and the tests that must catch them exist. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faults } from "../../scripts/teeth/faults.mjs";
import { withFault } from "../../scripts/teeth.mjs";

test.each(faults)("$name: has its place once", (fault) => {
	const text = readFileSync(fault.file, "utf8");
	expect(withFault(text, fault)).not.toBe(text);
});

const testedFaults = faults.filter((fault): fault is typeof fault & { test: string; title: string } => "test" in fault);

test.each(testedFaults)("$name: has its test", ({ test: file, title }) => {
	expect(existsSync(file), file).toBe(true);
	// The part of a title that varies stands as %s in the file.
	const beginning = title.split(/: (?=true$|false$)| (?=csv$|xlsx$)/)[0]!;
	expect(readFileSync(file, "utf8")).toContain(beginning);
});
