/** Points come into a ledger by one function, which the operator's call and the demo's loader alone use; the database refuses all else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, scan } from "./source-files";

const sources = scan("workers")
	.filter(({ path, isFolder }) => !isFolder && path.endsWith(".ts"))
	.map(({ path }) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const filesWith = (pattern: RegExp) =>
	sources
		.filter(({ text }) => pattern.test(text))
		.map(({ path }) => path)
		.sort();

test("the funding account stands in the SQL of its opening and of funding, and nowhere else", () => {
	expect(filesWith(/kind = 'funding'|source: "funding"|'funding', \$\{/)).toEqual([
		"workers/features/points/store/available.ts",
	]);
	expect(filesWith(/["']funding["']/)).toEqual([
		"workers/features/points/store/available.ts",
		"workers/features/points/store/ledger.ts",
	]);
});

test("funding is used by the operator's call, by what loads the demo, as the operator would, and by points that were paid for by card", () => {
	expect(filesWith(/\bfundAvailable\(/)).toEqual([
		"workers/features/demo/jobs/add-sales.ts",
		"workers/features/demo/jobs/add-wallet.ts",
		"workers/features/demo/jobs/prepare-tenant.ts",
		"workers/features/operations/endpoints/fund-tenant.ts",
		"workers/features/points/store/available.ts",
		"workers/features/points/store/purchases.ts",
	]);
});
