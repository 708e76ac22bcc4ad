/** No screen has texts over each other, cut texts, sideways scrolling, small targets or hidden focus, at any usual width. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
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
			if (viewer !== "visitor") await signIn(page, people[tenant][viewer]);
			for (const way of waysOf(viewer)) {
				const there = await goTo(page, way);
				if (!there) continue;
				const place = `${tenant}, ${viewer}, ${there.address}`;
				// Some of the addresses are there to be refused; none may fail, and a link leads to a page.
				expect.soft(there.status, place).toBeLessThan(typeof way === "string" ? 500 : 400);
				expect.soft(await lookAt(page, namesOf(tenant)), place).toEqual([]);
			}
			await context.close();
		});
	}
}

/** Everything wrong with the page as it stands: at each width as it is, in large text, with long names, and with all of it open. */
async function lookAt(page: Page, names: string[]): Promise<string[]> {
	const found = new Map<string, string[]>();
	const note = (width: number, faults: FoundFaults) => {
		for (const { fault, state } of faults) found.set(fault, [...(found.get(fault) ?? []), `${width}${state}`]);
	};
	// To change the width costs more than any look: each width has all its looks at once.
	const atWidths = async (look: () => Promise<FoundFaults>) => {
		for (const width of widths) {
			await page.setViewportSize({ width, height: width < 768 ? 740 : 800 });
			await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
			note(width, await look());
		}
	};
	await atWidths(async () => {
		await page.keyboard.press("Tab");
		return page.evaluate(findFaultsOfStates, { rules, names, longName });
	});
	await page.evaluate(openAll, { names, longName });
	// The menus are the same everywhere.
	const isWithPanels = new URL(page.url()).pathname === "/webapp";
	await atWidths(() => page.evaluate(findFaultsOfOpened, { rules, isWithPanels }));
	return [...found].map(([fault, states]) => `${fault} (${states.join(", ")})`);
}

/** What is wrong, each with the state of the page in which it is so. */
type FoundFaults = { fault: string; state: string }[];

type Names = { names: string[]; longName: string };

/** Runs in the page: looks at it as it is, in large text and with long names, and leaves it as it was. */
function findFaultsOfStates({ rules, names, longName }: Names & { rules: LayoutRules }): FoundFaults {
	const { findLayoutFaults, findHiddenFocus, replaceNames } = (window as unknown as LayoutEyes).layoutEyes;
	const inState = (state: string, faults: string[]) => faults.map((fault) => ({ fault, state }));
	const root = document.documentElement;
	const asItIs = inState("", findLayoutFaults(rules));
	root.style.fontSize = "130%";
	const inLargeText = inState(" at 130 %", findLayoutFaults(rules));
	root.style.fontSize = "";
	const putBack = replaceNames(names, longName);
	const withLongNames = inState(" with long names", findLayoutFaults(rules));
	putBack();
	const focused = inState("", findHiddenFocus());
	(document.activeElement as HTMLElement | null)?.blur();
	window.scrollTo(0, 0);
	return [...asItIs, ...inLargeText, ...withLongNames, ...focused];
}

/** Runs in the page: everybody gets the same long name, and all that opens is open. */
function openAll({ names, longName }: Names) {
	(window as unknown as LayoutEyes).layoutEyes.replaceNames(names, longName);
	for (const part of document.querySelectorAll("details")) part.open = true;
}

/** Runs in the page: looks at it as it stands and, where wanted, into each panel that a button opens, which it closes again. */
function findFaultsOfOpened({ rules, isWithPanels }: { rules: LayoutRules; isWithPanels: boolean }): FoundFaults {
	const { findLayoutFaults } = (window as unknown as LayoutEyes).layoutEyes;
	const found = findLayoutFaults(rules).map((fault) => ({ fault, state: " opened" }));
	const buttons = isWithPanels ? document.querySelectorAll("[popovertarget]:not([popovertargetaction])") : [];
	for (const button of buttons) {
		const panel = document.getElementById(button.getAttribute("popovertarget")!);
		if (!panel || !button.checkVisibility()) continue;
		panel.showPopover();
		found.push(...findLayoutFaults(rules, panel).map((fault) => ({ fault, state: " in a panel" })));
		panel.hidePopover();
	}
	return found;
}

/** The names of a tenant's demo people. */
function namesOf(tenant: string): string[] {
	const lines = readFileSync(`demo/${tenant}/members.csv`, "utf8").trim().split(/\r?\n/).slice(1);
	return lines.map((line) => line.split(",").slice(0, 2).join(" "));
}
