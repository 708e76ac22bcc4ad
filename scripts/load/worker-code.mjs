/** Lends scripts the Worker's own statements (ledger, catalogue, search, palette), bundled for Node, so that data is written as the Worker writes it. */
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hashPaths } from "../hash-files.mjs";
import { inProject, root } from "../project.mjs";

/** What scripts may use of the Worker. */
const source = `
export { computePalette, paletteStyle } from "./workers/features/account/rules/palette";
export { refreshItemFigures } from "./workers/features/catalog/store/figures";
export { insertCategories, upsertItems, upsertVariants } from "./workers/features/imports/store/catalogue";
export { openLedgerOfTenant } from "./workers/features/points/store/ledger";
export { indexDocuments } from "./workers/features/search/store";
export { cookieNames } from "./workers/features/session/rules/cookies";
export { defaultLimits } from "./workers/kernel/limits";
export { prepare } from "./workers/kernel/sql";
`;

let loading;

/** The Worker's functions, bundled once for each state of the sources. */
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
	return import(pathToFileURL(outfile).href);
}
