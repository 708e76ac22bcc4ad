/** Installs the packages of package-lock.json when node_modules is missing or does not agree with it; needs only Node. */
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { hashPaths } from "./hash-files.mjs";
import { inProject, isStartedItself, root } from "./project.mjs";

const oldestNode = [20, 12];
const hashFile = inProject("node_modules", ".laurel-lock-hash");
const installedLockFile = inProject("node_modules", ".package-lock.json");

/** Installs if needed and says so; ends the process with a clear message when that cannot work. */
export function installMissing(log = console.log) {
	refuseOldNode();
	const lockHash = hashPaths(root, ["package-lock.json"]);
	if (existsSync(hashFile) && readFileSync(hashFile, "utf8") === lockHash) return;
	if (!isInstalled()) {
		refuseLink();
		log("Installing packages (once, a minute or so) …");
		const startedAt = performance.now();
		const result = runNpm(["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"]);
		if (result.status !== 0) stop("npm ci failed; see its message above.");
		log(`Installed the packages in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
	}
	const missing = missingBinaries();
	if (missing.length > 0) {
		stop(`These packages are missing: ${missing.join(", ")}. Is npm told to omit optional packages?`);
	}
	writeFileSync(hashFile, lockHash);
}

function stop(message) {
	console.error(message);
	process.exit(1);
}

function refuseOldNode() {
	const [major, minor] = process.versions.node.split(".").map(Number);
	if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
	stop(`Laurel needs Node ${oldestNode.join(".")} or newer; this is ${process.versions.node}.`);
}

/** npm would empty the folder to which a link leads, which is another project's. */
function refuseLink() {
	const link = lstatSync(inProject("node_modules"), { throwIfNoEntry: false });
	if (link?.isSymbolicLink())
		stop("node_modules is a link to packages that package-lock.json does not ask for. Run npm ci where it leads.");
}

/** Whether what npm noted as installed is what the lock file asks for on this platform. */
function isInstalled() {
	if (!existsSync(installedLockFile)) return false;
	const wanted = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8")).packages;
	const installed = JSON.parse(readFileSync(installedLockFile, "utf8")).packages;
	const isWanted = Object.entries(installed).every(([path, entry]) => wanted[path]?.version === entry.version);
	const isWhole = Object.entries(wanted).every(([path, entry]) => path === "" || entry.optional || installed[path]);
	return isWanted && isWhole;
}

/** The npm that runs this script, else the one on the path. */
function runNpm(npmArguments) {
	const npmFile = process.env.npm_execpath;
	const options = { cwd: root, stdio: ["ignore", "inherit", "inherit"] };
	if (npmFile && basename(npmFile).startsWith("npm-cli")) {
		return spawnSync(process.execPath, [npmFile, ...npmArguments], options);
	}
	return spawnSync("npm", npmArguments, { ...options, shell: process.platform === "win32" });
}

/** Programs come in optional packages, one a platform, and not from install scripts, which npm may refuse to run. */
function missingBinaries() {
	const platform = `${process.platform}-${process.arch}`;
	const workerd = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch === "x64" ? "64" : process.arch}`;
	const alternatives = [
		[`@esbuild/${platform}`],
		[`@cloudflare/workerd-${workerd}`],
		[`@biomejs/cli-${platform}`, `@biomejs/cli-${platform}-musl`],
	];
	return alternatives
		.filter((names) => !names.some((name) => existsSync(inProject("node_modules", name))))
		.map((names) => names[0]);
}

if (isStartedItself(import.meta.url)) installMissing();
