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

/** Everything wrong with the page as it stands: at each width as it is, with all of it open, in large text, with long names. */
async function lookAt(page: Page, names: string[]): Promise<string[]> {
	const found = new Map<string, string[]>();
	const lookAtWidths = async (state: string, look: () => Promise<string[]>) => {
		for (const width of widths) {
			await page.setViewportSize({ width, height: width < 768 ? 740 : 800 });
			await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
			for (const fault of await look()) found.set(fault, [...(found.get(fault) ?? []), `${width}${state}`]);
		}
	};
	await lookAtWidths("", () => page.evaluate(findFaults, rules));
	await lookAtWidths("", async () => {
		await page.keyboard.press("Tab");
		return page.evaluate(() => (window as unknown as LayoutEyes).layoutEyes.findHiddenFocus());
	});
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "130%";
	});
	await lookAtWidths(" at 130 %", () => page.evaluate(findFaults, rules));
	await page.evaluate(replaceNames, { names, longName });
	await page.evaluate(() => {
		document.documentElement.style.fontSize = "";
	});
	await lookAtWidths(" with long names", () => page.evaluate(findFaults, rules));
	await page.evaluate(() => {
		for (const part of document.querySelectorAll("details")) part.open = true;
	});
	await lookAtWidths(" opened", () => page.evaluate(findFaults, rules));
	// The menus are the same everywhere.
	if (new URL(page.url()).pathname === "/webapp")
		await lookAtWidths(" in a panel", () => page.evaluate(findFaultsOfPanels, rules));
	return [...found].map(([fault, states]) => `${fault} (${states.join(", ")})`);
}

/** Runs in the page. */
function findFaults(rules: LayoutRules): string[] {
	return (window as unknown as LayoutEyes).layoutEyes.findLayoutFaults(rules);
}

/** Runs in the page: opens each panel that a button opens, looks into it, and closes it. */
function findFaultsOfPanels(rules: LayoutRules): string[] {
	const buttons = document.querySelectorAll("[popovertarget]:not([popovertargetaction])");
	return [...buttons].flatMap((button) => {
		const panel = document.getElementById(button.getAttribute("popovertarget")!);
		if (!panel || !button.checkVisibility()) return [];
		panel.showPopover();
		const faults = (window as unknown as LayoutEyes).layoutEyes.findLayoutFaults(rules, panel);
		panel.hidePopover();
		return faults;
	});
}

/** The names of a tenant's demo people. */
function namesOf(tenant: string): string[] {
	const lines = readFileSync(`demo/${tenant}/members.csv`, "utf8").trim().split(/\r?\n/).slice(1);
	return lines.map((line) => line.split(",").slice(0, 2).join(" "));
}

/** Runs in the page: everybody gets the same long name. */
function replaceNames({ names, longName }: { names: string[]; longName: string }) {
	const pattern = new RegExp(names.join("|"), "g");
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode())
		node.nodeValue = node.nodeValue?.replace(pattern, longName) ?? "";
}
