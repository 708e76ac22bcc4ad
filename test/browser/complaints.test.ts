/** Every screen, built with what React and Remix check while one develops, comes to life without a complaint. */
import { expect, type Page, test } from "@playwright/test";
import { openAs, type ServedCopy, serveCopy } from "./copied-project";
import { visit } from "./laurel";
import { goTo, undeclaredAmong, waysOf } from "./ways-to-screens";

const people = { member: "ben.lawson@acme.example", owner: "account_owner@acme.example" };

let copy: ServedCopy;

// One server for both; each goes through some hundred screens.
test.describe.configure({ mode: "serial" });
test.setTimeout(420_000);

test.beforeAll(async () => {
	test.setTimeout(300_000);
	copy = await serveCopy("start.mjs", { isBuiltAnew: true });
});

test.afterAll(() => copy?.stop());

/** The addresses to which the links of a page lead. */
const linksOf = (page: Page) =>
	page
		.locator("a[href]")
		.evaluateAll((all) => all.map((link) => new URL(link.getAttribute("href")!, location.href).pathname));

for (const viewer of ["member", "owner"] as const) {
	test(`React has nothing to complain of on any screen of a ${viewer}`, async ({ browser }) => {
		const { page, complaints } = await openAs(browser, copy, people[viewer]);
		const links = new Set<string>();
		let seen = 0;
		for (const way of waysOf(viewer)) {
			if (await goTo(page, way)) seen += 1;
			for (const link of await linksOf(page)) links.add(link);
		}
		expect(seen).toBeGreaterThan(50);
		const others = [...undeclaredAmong(links), "/webapp/dev/kit"];
		expect(others.length).toBeGreaterThan(3);
		for (const address of others) expect.soft((await visit(page, address))?.status(), address).toBeLessThan(500);
		expect(complaints).toEqual([]);
		await page.context().close();
	});
}
