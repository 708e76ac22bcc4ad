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

/** Chromium without a window, whose toolbar is a page of its own: a quarter less to do for each page that a test opens. */
const windowless = "chromium-headless-shell";

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

/** The same for tests, which nobody looks at: the one without a window, where there is no CHROMIUM_PATH and it is installed. */
export async function findOrInstallForTests(log = console.log) {
	const usual = await findOrInstallChromium(log);
	const quicker = process.env.CHROMIUM_PATH ? undefined : findOnPath([windowless]);
	return usual && (quicker ?? usual);
}

function findInstalled() {
	return applications.find(isProgram) ?? findOnPath(programs);
}

function findOnPath(names) {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
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
	const install = (...packages) =>
		runCommand("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], { environment });
	const { code, text } = await install("chromium", "fonts-liberation");
	if (code !== 0) log(text.slice(-2000));
	// Older releases of Debian have none.
	else await install(windowless);
	return code === 0;
}
