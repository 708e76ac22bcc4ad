/** Finds a Chromium for the browser tests, or installs Debian's when this machine lets it. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { runCommand } from "./run-tool.mjs";

const programs = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];
const applications = [
	"/usr/bin/chromium",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What to tell a person whose machine has no Chromium. */
export const howToGetChromium = [
	"The browser tests need Chromium or Google Chrome.",
	"  Debian: apt-get install chromium; macOS: brew install --cask chromium;",
	"  or name one you have: CHROMIUM_PATH=/path/to/chrome npm test",
].join("\n");

/** The path of a Chromium: the one of CHROMIUM_PATH, else one that is installed, else Debian's, just installed. */
export async function findOrInstallChromium(log = console.log) {
	const named = process.env.CHROMIUM_PATH;
	if (named) return isProgram(named) ? named : undefined;
	const found = findInstalled();
	if (found) return found;
	if (!(await installFromDebian(log))) return undefined;
	return findInstalled();
}

function findInstalled() {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	const onPath = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
	return [...applications, ...onPath].find(isProgram);
}

function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

async function installFromDebian(log) {
	const isRoot = process.getuid?.() === 0;
	if (!isRoot || !isProgram("/usr/bin/apt-get")) return false;
	log("Installing Chromium from Debian's packages …");
	const environment = { DEBIAN_FRONTEND: "noninteractive" };
	await runCommand("apt-get", ["update", "-q"], { environment });
	const install = ["install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-liberation"];
	const { code, text } = await runCommand("apt-get", install, { environment });
	if (code !== 0) log(text.slice(-2000));
	return code === 0;
}
