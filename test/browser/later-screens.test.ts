/** Screens that few open are in a list of their own, which comes when one is opened, and for nothing else. */
import type { Page } from "@playwright/test";
import { expect, signIn, test, visit } from "./laurel";

test.use({ expectedConsole: [/404 .*(screen\.data|favicon\.ico)/] });

const owner = "paige.clarke@acme.example";

/** The lists and documents that a page asks for from now on. */
function listen(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		const name = /later-screens/.test(request.url()) ? "list" : request.isNavigationRequest() ? "document" : "";
		if (name) asked.push(name);
	});
	return asked;
}

test("an owner goes on by script to a screen of the further list, and from there to another", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, owner);
	await visit(page, "/webapp/points");
	const asked = listen(page);
	await page.locator('a[href^="/webapp/settings"]').first().click();
	await expect(page).toHaveURL(/\/webapp\/settings/);
	await expect(page.locator("main h1")).toBeVisible();
	await page.locator('main a[href="/webapp/settings/features"]').first().click();
	await expect(page).toHaveURL(/settings\/features/);
	expect(asked).toEqual(["list"]);
});

test("a page of the further list has it from the start, and what is nowhere is said after a look into it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, owner);
	const asked = listen(page);
	await visit(page, "/webapp/settings/features");
	expect(asked).toEqual(["document", "list"]);
	await visit(page, "/webapp/points");
	asked.length = 0;
	await page.evaluate(() => {
		document.querySelector<HTMLAnchorElement>("a[data-screen]")!.href = "/webapp/no/such/screen";
	});
	await page.locator('a[href="/webapp/no/such/screen"]').click();
	await expect(page.locator("main .lost")).toBeVisible();
	expect(asked).toEqual(["list"]);
});

test("a member's way through the store asks for no further list", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, "jorge.lozano@acme.example");
	await visit(page, "/webapp/store");
	const asked = listen(page);
	await page.locator('main a[href^="/webapp/store/item/"]').first().click();
	await expect(page).toHaveURL(/store\/item/);
	await page.locator('a[href="/webapp/store/orders"], a[href="/webapp/points"]').first().click();
	await expect(page).toHaveURL(/store\/orders|points/);
	expect(asked).toEqual([]);
});
