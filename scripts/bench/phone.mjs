/** Measures the built pages on a phone: Lighthouse's mobile preset in Chromium, five runs, the median. */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { buildIfNeeded } from "../build.mjs";
import { findOrInstallChromium, howToGetChromium } from "../find-chromium.mjs";
import { closeConnections } from "../load/kit.mjs";
import { findFreePort } from "../ports.mjs";
import { inProject } from "../project.mjs";
import { percentile, round } from "./drive.mjs";
import { browserArguments, serveDemo, serveSales } from "./served-demo.mjs";

/** Pages, whether of somebody who is signed in, and what was promised: contentful paint in seconds, blocking time in milliseconds, script in KB. */
const demoPages = [
	{ name: "home", path: () => "/webapp", isSignedIn: true, goals: { lcp_s: 1.6, tbt_ms: 60 } },
	{ name: "listing", path: () => "/webapp/store", isSignedIn: true, goals: { lcp_s: 1.6, tbt_ms: 60 } },
	{ name: "item", path: ({ item_id }) => `/webapp/store/item/${item_id}`, isSignedIn: true, goals: { tbt_ms: 60 } },
	{ name: "sign-in", path: () => "/webapp/login", isSignedIn: false, goals: { tbt_ms: 60 } },
];
const salesPages = [
	{ name: "dashboard", path: () => "/webapp/sales_dashboard", isSignedIn: true, goals: { lcp_s: 1.6, script_kb: 170 } },
];

const { values: asked } = parseArgs({
	options: { runs: { type: "string", default: "5" }, only: { type: "string" } },
});

await main();
closeConnections();
process.exit(process.exitCode ?? 0);

async function main() {
	await buildIfNeeded();
	const executablePath = await findOrInstallChromium();
	if (!executablePath) throw new Error(howToGetChromium);
	const debuggingPort = await findFreePort();
	const args = [...browserArguments, `--remote-debugging-port=${debuggingPort}`];
	const browser = await chromium.launch({ executablePath, args });
	try {
		write([
			...(await measurePages(chosenOf(demoPages), serveDemo, debuggingPort)),
			...(await measurePages(chosenOf(salesPages), serveSales, debuggingPort)),
		]);
	} finally {
		await browser.close();
	}
}

function chosenOf(pages) {
	const names = asked.only?.split(",");
	return names ? pages.filter(({ name }) => names.includes(name)) : pages;
}

async function measurePages(pages, serve, debuggingPort) {
	if (pages.length === 0) return [];
	const served = await serve();
	const results = [];
	try {
		for (const page of pages) {
			const result = await measurePage({ ...page, path: page.path(served) }, served, debuggingPort);
			results.push(result);
			print(result, page.goals);
		}
	} finally {
		await served.stop();
	}
	return results;
}

async function measurePage({ name, path, isSignedIn }, { site, cookie }, port) {
	const runs = [];
	for (let at = 0; at < Number(asked.runs); at += 1) {
		const options = {
			port,
			onlyCategories: ["performance"],
			logLevel: "error",
			enableErrorReporting: false,
			...(isSignedIn ? { extraHeaders: { Cookie: `${cookie.name}=${cookie.value}` } } : {}),
		};
		runs.push(figuresOf(await recordedVisit(`${site}${path}`, options), path));
	}
	const median = (field) =>
		percentile(
			runs.map((run) => run[field]).sort((a, b) => a - b),
			0.5,
		);
	const fields = Object.keys(runs[0]);
	return { name, path, ...Object.fromEntries(fields.map((field) => [field, median(field)])), runs };
}

/** Chromium now and then loses the start of a trace; Lighthouse then asks to be run again. */
async function recordedVisit(address, options) {
	for (let tries = 1; ; tries += 1) {
		const { lhr } = await lighthouse(address, options);
		if (lhr.runtimeError?.code !== "NO_NAVSTART" || tries === 5) return lhr;
	}
}

function figuresOf({ audits, environment, finalDisplayedUrl, runtimeError }, path) {
	if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
	if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} led to ${finalDisplayedUrl}`);
	const value = (id) => audits[id].numericValue;
	const items = audits["network-requests"].details.items;
	const kilobytes = (kinds) =>
		round(
			items
				.filter(({ resourceType }) => !kinds || kinds.includes(resourceType))
				.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
			1,
		);
	return {
		lcp_s: round(value("largest-contentful-paint") / 1000, 2),
		fcp_s: round(value("first-contentful-paint") / 1000, 2),
		tbt_ms: Math.round(value("total-blocking-time")),
		cls: round(value("cumulative-layout-shift"), 3),
		all_kb: kilobytes(),
		script_kb: kilobytes(["Script"]),
		picture_kb: kilobytes(["Image"]),
		machine: Math.round(environment.benchmarkIndex),
	};
}

/** `machine` is Lighthouse's own measure of the processor (desktops: 1,500 to 2,000): the preset slows whatever there is down fourfold. */
function print({ name, lcp_s, fcp_s, tbt_ms, cls, all_kb, script_kb, picture_kb, machine }, goal) {
	const judged = (value, max, unit) =>
		`${value} ${unit}${max === undefined ? "" : value <= max ? ` (met: ≤ ${max})` : ` (NOT: ≤ ${max})`}`;
	console.log(
		`${name.padEnd(9)} LCP ${judged(lcp_s, goal.lcp_s, "s")}  FCP ${fcp_s} s  TBT ${judged(tbt_ms, goal.tbt_ms, "ms")}  CLS ${cls}  ${all_kb} KB (script ${judged(script_kb, goal.script_kb, "KB")}, pictures ${picture_kb})  machine ${machine}`,
	);
}

function write(results) {
	mkdirSync(inProject("build"), { recursive: true });
	writeFileSync(
		inProject("build", "bench-phone.json"),
		JSON.stringify({ made_at: new Date().toISOString(), results }, null, "\t"),
	);
	console.log("\nWrote build/bench-phone.json");
}
