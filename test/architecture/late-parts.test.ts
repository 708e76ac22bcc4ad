/** A part of the scripts that is fetched later may be gone by then: each is fetched by the one function that knows what to do. */
import { expect, test } from "vitest";
import { readCodeFiles } from "./source-files";

test("screens fetch parts of the scripts by loadPart alone", () => {
	const parts = readCodeFiles(["app"])
		.filter(({ path }) => /\.tsx?$/.test(path) && !path.startsWith("app/remix-internals/late-scripts"))
		.flatMap(({ path, text }) =>
			[...text.matchAll(/(.{0,20})\bimport\(\s*"/g)].map(([, before]) => ({ path, before })),
		);
	expect(parts.length).toBeGreaterThan(5);
	expect(parts.filter(({ before }) => !before!.endsWith("loadPart(() => "))).toEqual([]);
});
