/** No screen has texts over each other, cut texts, sideways scrolling, small targets or hidden focus, at any usual width. */
import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { expect, signIn, tenantAddress, test } from "./laurel";
import { giveEyes, type LayoutEyes, type LayoutRules } from "./layout-faults";
import { visits } from "./visited-screens";
import { goTo, routePaths, waysOf } from "./ways-to-screens";

test.describe.configure({ mode: "parallel" });

const widths = [320, 360, 768, 1024, 1280];
const longName = "María-Guadalupe Fernández de la Vega";
const people = {
	acme: { member: "ben.lawson@acme.example", owner: "ines.ortega@acme.example" },
	globex: { member: "member3@globex.example", owner: "account_owner@globex.example" },
} as const;

const rules: LayoutRules = {
	// A panel over the end of the page.
	layered: [".language > form"],
	sliders: [".slider", ".tabs", ".chips", ".idea-chips", ".faces", ".gallery-row"],
	repeated: [".graph-point"],
	dense: [".dense"],
};

test("every route has its place among the screens that are looked at", () => {
	expect(Object.keys(visits).sort()).toEqual([...new Set(routePaths)].sort());
});

for (const tenant of ["acme", "globex"] as const) {
	for (const viewer of ["visitor", "member", "owner"] as const) {
		test(`${tenant}, ${viewer}: nothing overlaps, is cut, too small or hidden`, async ({ browser }) => {
			// All screens of an owner at each width and size: some five minutes where two such looks share two cores.
			test.setTimeout(720_000);
			// A shelf that slides smoothly is not there yet when its tile has the focus.
			const context = await browser.newContext({ baseURL: tenantAddress(tenant), reducedMotion: "reduce" });
			const page = await context.newPage();
			await giveEyes(page);
			const devtools = await context.newCDPSession(page);
			if (viewer !== "visitor") await signIn(page, people[tenant][viewer]);
			const names = namesOf(tenant);
			const frames = new Set<string>();
			for (const way of waysOf(viewer)) {
				const there = await goTo(page, way);
				if (!there) continue;
				const place = `${tenant}, ${viewer}, ${there.address}`;
				// Some of the addresses are there to be refused; none may fail, and a link leads to a page.
				expect.soft(there.status, place).toBeLessThan(typeof way === "string" ? 500 : 400);
				expect.soft(await lookAt(page, devtools, names, frames), place).toEqual([]);
			}
			await context.close();
		});
	}
}

/** Everything wrong with the page as it stands: at each width as it is, in large text, with long names, and with all of it open. */
async function lookAt(page: Page, devtools: CDPSession, names: string[], frames: Set<string>): Promise<string[]> {
	const found = new Map<string, string[]>();
	// The menus are the same everywhere.
	const isWithPanels = new URL(page.url()).pathname === "/webapp";
	// Once a key was pressed, whatever takes the focus shows it.
	await page.keyboard.press("Tab");
	await page.evaluate(() => {
		document.body.style.contentVisibility = "hidden";
	});
	for (const width of widths) {
		// To change the width costs more than any look: each width has all its looks at once.
		await changeWidth(devtools, width);
		const asked = { rules, names, longName, isWithPanels, width, known: [...frames] };
		const { faults, frame } = await page.evaluate(findFaultsOfStates, asked);
		frames.add(frame);
		for (const { fault, state } of faults) found.set(fault, [...(found.get(fault) ?? []), `${width}${state}`]);
	}
	return [...found].map(([fault, states]) => `${fault} (${states.join(", ")})`);
}

/** Gives the page its width as the window does, but draws no larger picture of it: the looks read its layout. */
async function changeWidth(devtools: CDPSession, width: number) {
	const height = width < 768 ? 740 : 800;
	const screen = { screenWidth: width, screenHeight: height };
	const metrics = { width, height, ...screen, deviceScaleFactor: 1, mobile: false, dontSetVisibleSize: true };
	await devtools.send("Emulation.setDeviceMetricsOverride", metrics);
}

/** What is wrong, each with the state of the page in which it is so. */
type FoundFaults = { fault: string; state: string }[];

/** What a look needs; `known` are the frames around a screen whose focus was looked at before. */
type Asked = {
	rules: LayoutRules;
	names: string[];
	longName: string;
	isWithPanels: boolean;
	width: number;
	known: string[];
};

/** Runs in the page, once it has its width: looks at it as it is, in large text, with long names, and open, and leaves it as it was; `frame` is what stands around the screen. */
async function findFaultsOfStates({ rules, names, longName, isWithPanels, width, known }: Asked): Promise<{
	faults: FoundFaults;
	frame: string;
}> {
	while (window.innerWidth !== width) await new Promise(requestAnimationFrame);
	document.body.style.contentVisibility = "";
	const { findLayoutFaults, findScrollers, findHiddenFocus, replaceNames, describeFrame } = (
		window as unknown as LayoutEyes
	).layoutEyes;
	// What scrolls sideways depends on the width and the size of the text, not on what stands in it.
	const scrollers = findScrollers(document.body);
	const findFaults = () => findLayoutFaults(rules, document.body, scrollers);
	const inState = (state: string, faults: string[]) => faults.map((fault) => ({ fault, state }));
	// Each change of text or size costs a layout of the page, so that the states come in the order that needs the fewest.
	const asItIs = inState("", findFaults());
	const frame = describeFrame();
	const focused = inState("", findHiddenFocus(known.includes(frame)));
	(document.activeElement as HTMLElement | null)?.blur();
	window.scrollTo(0, 0);
	const putBack = replaceNames(names, longName);
	const withLongNames = inState(" with long names", findFaults());
	const closed = [...document.querySelectorAll("details:not([open])")] as HTMLDetailsElement[];
	for (const part of closed) part.open = true;
	const opened = inState(" opened", findFaults());
	const buttons = isWithPanels ? document.querySelectorAll("[popovertarget]:not([popovertargetaction])") : [];
	for (const button of buttons) {
		const panel = document.getElementById(button.getAttribute("popovertarget")!);
		if (!panel || !button.checkVisibility()) continue;
		panel.showPopover();
		opened.push(...inState(" in a panel", findLayoutFaults(rules, panel)));
		panel.hidePopover();
	}
	for (const part of closed) part.open = false;
	putBack();
	const root = document.documentElement;
	root.style.fontSize = "130%";
	const inLargeText = inState(" at 130 %", findLayoutFaults(rules));
	root.style.fontSize = "";
	// Between the looks nothing is drawn.
	document.body.style.contentVisibility = "hidden";
	return { faults: [...asItIs, ...inLargeText, ...withLongNames, ...focused, ...opened], frame };
}

/** The names of a tenant's demo people. */
function namesOf(tenant: string): string[] {
	const lines = readFileSync(`demo/${tenant}/members.csv`, "utf8").trim().split(/\r?\n/).slice(1);
	return lines.map((line) => line.split(",").slice(0, 2).join(" "));
}
