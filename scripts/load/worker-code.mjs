/** Lends scripts the Worker's own statements (ledger, catalogue, search, palette), bundled for Node, so that data is written as the Worker writes it. */
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hashPaths } from "../hash-files.mjs";
import { inProject, root } from "../project.mjs";

/** What scripts may use of the Worker, by file. */
const lent = {
	"account/rules/new-account": ["newAccountRow"],
	"account/rules/palette": ["computePalette", "paletteStyle"],
	"account/store": ["insertAccount"],
	"catalog/store/figures": ["refreshItemFigures"],
	"catalog/store/write-items": ["insertCategories", "upsertItems", "upsertVariants"],
	"orders/rules/day-stretches": ["stretchFrom"],
	"orders/store/day-sums": ["listDaySumDifferences", "recountDaySums"],
	"points/store/available": ["fundAvailable"],
	"points/store/ledger": ["openLedgerOfMember", "openLedgerOfTenant"],
	"search/store/documents": ["indexDocuments"],
	"../kernel/cookies": ["cookieNames"],
	"../kernel/limits": ["defaultLimits"],
	"../kernel/sql": ["prepare"],
};
const source = Object.entries(lent)
	.map(([file, names]) => `export { ${names.join(", ")} } from "./workers/features/${file}";`)
	.join("\n");

let loading;

/** The Worker's functions, bundled once for each state of the sources. Throws when one is not where the list says. */
export function loadWorkerCode() {
	loading ??= bundle();
	return loading;
}

async function bundle() {
	const wrangler = createRequire(createRequire(import.meta.url).resolve("wrangler"));
	const { build } = await import(pathToFileURL(wrangler.resolve("esbuild")).href);
	const folder = inProject(".wrangler", "bench", "code");
	mkdirSync(folder, { recursive: true });
	const sourceHash = hashPaths(root, ["workers", "scripts/load/worker-code.mjs", "package-lock.json"]).slice(0, 16);
	const outfile = join(folder, `worker-code-${sourceHash}-${process.pid}.mjs`);
	await build({
		stdin: { contents: source, resolveDir: inProject(), loader: "ts" },
		bundle: true,
		format: "esm",
		platform: "node",
		outfile,
		logLevel: "silent",
	});
	const code = await import(pathToFileURL(outfile).href);
	// The bundler takes a name that a TypeScript file lacks for a type and leaves it out.
	const missing = Object.values(lent)
		.flat()
		.filter((name) => code[name] === undefined);
	if (missing.length > 0) throw new Error(`the Worker's code has no ${missing.join(", ")} where scripts look for it`);
	return code;
}
