/** Says where the project stands and how its tools are called: by their own file, never through npx. */
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The project's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

const toolFiles = {
	biome: "@biomejs/biome/bin/biome",
	depcruise: "dependency-cruiser/bin/dependency-cruise.mjs",
	drizzleKit: "drizzle-kit/bin.cjs",
	knip: "knip/bin/knip.js",
	playwright: "@playwright/test/cli.js",
	remix: "@remix-run/dev/dist/cli.js",
	tsc: "typescript-native/bin/tsc",
	vitest: "vitest/vitest.mjs",
	wrangler: "wrangler/bin/wrangler.js",
};

/** The file of an installed tool, which node can run. */
export function toolFile(name) {
	const file = toolFiles[name];
	if (!file) throw new Error(`unknown tool ${name}`);
	return inProject("node_modules", ...file.split("/"));
}

/** What tsc is told where it checks and writes nothing. Two checkers make most types twice, the usual four make them four times (decision 028). */
export const typesOnly = ["--noEmit", "--checkers", "2", "--pretty", "false"];

/** The environment in which tools run: no questions, no metrics, no colour codes in files. */
export const toolEnvironment = () => ({
	...process.env,
	CI: "1",
	WRANGLER_SEND_METRICS: "false",
	WRANGLER_LOG: "warn",
	WRANGLER_HIDE_BANNER: "true",
	WRANGLER_LOG_PATH: inProject(".wrangler", "logs"),
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	DO_NOT_TRACK: "1",
	...(process.stdout.isTTY && !process.env.NO_COLOR ? {} : { NO_COLOR: "1", FORCE_COLOR: "0" }),
});

/** Where the local runtime keeps databases, files and objects, as wrangler does; LAUREL_STATE names another folder. */
export const defaultStateFolder = process.env.LAUREL_STATE || inProject(".wrangler", "state", "v3");

/** Whether a script was started itself (its import.meta.url given), rather than imported by another. */
export const isStartedItself = (moduleUrl) => moduleUrl === pathToFileURL(process.argv[1] ?? "").href;
