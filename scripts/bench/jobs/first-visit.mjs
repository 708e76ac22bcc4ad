/** The first visit of home in Chromium: what its page loads, compressed as in production, by kind. */
import { chromium } from "@playwright/test";
import { findOrInstallChromium, howToGetChromium } from "../../find-chromium.mjs";
import { round } from "../drive.mjs";
import { browserArguments, serveDemo } from "../served-demo.mjs";

const quietMs = 1_500;
/** How many of the largest files are printed. */
const shown = 12;

export const firstVisit = {
	id: "first-visit",
	title: "First visit of home, compressed, without pictures",
	states: [],
	run: measureFirstVisit,
	goals: [
		{ figure: "most", field: "all_kb", atMost: 170, unit: "KB" },
		{ figure: "most", field: "script_kb", atMost: 130, unit: "KB script" },
	],
};

async function measureFirstVisit({ log }) {
	const executablePath = await findOrInstallChromium(log);
	if (!executablePath) throw new Error(howToGetChromium);
	const demo = await serveDemo(log);
	const browser = await chromium.launch({ executablePath, args: browserArguments });
	try {
		const files = await visit(browser, demo);
		const figures = sumUp(files);
		log(
			`  ${figures.all_kb} KB: page ${figures.document_kb}, script ${figures.script_kb}, styles ${figures.style_kb}, texts and rest ${figures.rest_kb}; pictures ${figures.picture_kb} beside`,
		);
		for (const { kind, kilobytes, path } of files.slice(0, shown))
			log(`    ${String(kilobytes).padStart(6)} KB  ${kind}  ${path}`);
		return { ...figures, files };
	} finally {
		await browser.close();
		await demo.stop();
	}
}

/** Opens home with an empty cache and waits until nothing more comes; answers what was loaded, largest first. */
async function visit(browser, { site, cookie }) {
	const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
	await context.setExtraHTTPHeaders({ cookie: `${cookie.name}=${cookie.value}` });
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	const asked = new Map();
	devtools.on("Network.responseReceived", ({ requestId, type, response }) =>
		asked.set(requestId, { kind: type, path: new URL(response.url).pathname, bytes: 0 }),
	);
	devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		const file = asked.get(requestId);
		if (file) file.bytes = encodedDataLength;
	});
	await page.goto(`${site}/webapp`, { waitUntil: "networkidle" });
	await page.waitForTimeout(quietMs);
	return [...asked.values()]
		.filter(({ path }) => path.startsWith("/"))
		.sort((a, b) => b.bytes - a.bytes)
		.map(({ kind, path, bytes }) => ({ kind, path, kilobytes: round(bytes / 1000, 1) }));
}

function sumUp(files) {
	const of = (...kinds) =>
		round(
			files.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { kilobytes }) => sum + kilobytes, 0),
			1,
		);
	const all = round(
		files.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
		1,
	);
	const picture_kb = of("Image", "Media");
	const [document_kb, script_kb, style_kb] = [of("Document"), of("Script"), of("Stylesheet")];
	return {
		all_kb: round(all - picture_kb, 1),
		document_kb,
		script_kb,
		style_kb,
		rest_kb: round(all - picture_kb - document_kb - script_kb - style_kb, 1),
		picture_kb,
	};
}
