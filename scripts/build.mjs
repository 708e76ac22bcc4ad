/**
 * Builds the screens (build/client, build/server) and bundles the Worker (build/worker), unless no source changed.
 * With LAUREL_BUILD=development they are built with what React and Remix check while one develops (test/browser/complaints.test.ts).
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { hashPaths } from "./hash-files.mjs";
import { isAlive } from "./is-alive.mjs";
import { inProject, isStartedItself, root } from "./project.mjs";
import { runToolOrFail } from "./run-tool.mjs";
import { shortenManifest } from "./shorten-manifest.mjs";

/** What the built files depend on. */
const sources = [
	"app",
	"workers",
	"drizzle",
	"migrations",
	"public",
	"package-lock.json",
	"remix.config.js",
	"tsconfig.json",
	"vite.config.ts",
	"wrangler.toml",
	"scripts/build.mjs",
	"scripts/shorten-manifest.mjs",
];
const hashFile = inProject("build", ".source-hash");
const mode = process.env.LAUREL_BUILD === "development" ? "development" : "production";
const markFile = inProject("build", ".building");
const results = ["build/client", "build/routes.json", "build/server/index.js", "build/worker/index.js"];

/** Builds if a source changed since the last build; two processes never build at once. */
export async function buildIfNeeded({ log = console.log, force = false } = {}) {
	mkdirSync(inProject("build"), { recursive: true });
	await takeTurn();
	try {
		const sourceHash = `${mode} ${hashPaths(root, sources)}`;
		const isFresh = existsSync(hashFile) && readFileSync(hashFile, "utf8") === sourceHash;
		if (isFresh && !force && results.every((path) => existsSync(inProject(path)))) return;
		rmSync(hashFile, { force: true });
		await build(log);
		writeFileSync(hashFile, sourceHash);
	} finally {
		rmSync(markFile, { force: true });
	}
}

async function build(log) {
	log("Building the screens and the Worker (whenever their source changed) …");
	const environment = { NODE_ENV: mode };
	const screens = await runToolOrFail("remix", ["vite:build", "--mode", mode], { environment });
	shortenManifest();
	const worker = await bundleWorker(environment);
	log(`Built the screens in ${screens.seconds.toFixed(1)} s and the Worker in ${worker.seconds.toFixed(1)} s`);
}

/** Bundles as a deployment would, without one: only the files are written. */
function bundleWorker(environment) {
	rmSync(inProject("build", "worker"), { recursive: true, force: true });
	return runToolOrFail("wrangler", ["deploy", "--dry-run", "--outdir", "build/worker"], { environment });
}

/** Waits until no other living process is building, then marks this one. */
async function takeTurn() {
	for (;;) {
		try {
			writeFileSync(markFile, String(process.pid), { flag: "wx" });
			return;
		} catch (error) {
			if (error.code !== "EEXIST") throw error;
		}
		if (isOthers(Number(readMark()))) await sleep(200);
		else rmSync(markFile, { force: true });
	}
}

const isOthers = (pid) => pid !== process.pid && isAlive(pid);

function readMark() {
	try {
		return readFileSync(markFile, "utf8");
	} catch {
		return "";
	}
}

if (isStartedItself(import.meta.url)) {
	await buildIfNeeded({ force: process.argv.includes("--force") });
}
