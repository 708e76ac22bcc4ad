/** The names that Remix writes for developer tools are found in its own files, and left out there. */
import { expect, test } from "vitest";
import { isOfRemix, withoutDisplayNames } from "~/remix-internals/display-names";

const files = import.meta.glob<string>("../../node_modules/@remix-run/react/dist/esm/*.js", {
	eager: true,
	import: "default",
	query: "?raw",
});

test("Remix's modules are known by their path, and name their components by a line each", () => {
	expect(Object.keys(files).length).toBeGreaterThan(10);
	expect(Object.keys(files).filter((path) => !isOfRemix(path))).toEqual([]);
	expect(isOfRemix("/app/ui/anchor.tsx")).toBe(false);
	const named = Object.values(files).filter((code) => code.includes(".displayName = "));
	expect(named.length).toBeGreaterThan(0);
	for (const code of named) {
		const left = withoutDisplayNames(code);
		expect(left).not.toContain(".displayName = ");
		expect(left.split("\n")).toHaveLength(code.split("\n").length);
	}
});
