/** The styles of a screen are there before it shows, on every way to it, and stay while a dialog lies over it. */
import type { Page } from "@playwright/test";
import { expect, signIn, tenantAddress, test, visit } from "./laurel";

const giver = "rami.aziz@acme.example";

/** Notes how an element is laid out the moment it comes into the page, before anything is painted. */
async function watchArrival(page: Page, selector: string): Promise<void> {
	await page.evaluate((wanted) => {
		new MutationObserver((_, observer) => {
			const element = document.querySelector(wanted);
			if (!element) return;
			document.documentElement.dataset.arrived = getComputedStyle(element).display;
			observer.disconnect();
		}).observe(document.body, { childList: true, subtree: true });
	}, selector);
}

test("a screen that a link leads to is dressed from its first moment, however late its styles come", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, giver);
	await visit(page, "/webapp/points");
	let asked = 0;
	await page.route("**/store-styles-*.css", async (route) => {
		asked += 1;
		await new Promise((resolve) => setTimeout(resolve, 500));
		await route.continue();
	});
	await watchArrival(page, ".store-tools");
	await page.locator('.menu-bar a[href="/webapp/store"], .menu-bar a[href^="/webapp/store"]').first().click();
	await expect(page.locator("html")).toHaveAttribute("data-arrived", "grid");
	expect(asked).toBeGreaterThan(0);
});

test("a page below a dialog keeps its look, and the page in the dialog has its own", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, giver);
	await visit(page, "/webapp/points");
	const display = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((part) => getComputedStyle(part).display);
	const before = await display(".diary-entry");
	expect(before).not.toBe("block");
	await watchArrival(page, ".letter");
	await page.locator("a.bar-recognize").click();
	await expect(page.locator("dialog[open] textarea[name=message]")).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("data-arrived", "grid");
	expect(await display(".diary-entry")).toBe(before);
	await page.keyboard.press("Escape");
	await expect(page.locator("dialog[open]")).toHaveCount(0);
	expect(await display(".diary-entry")).toBe(before);
});

test("without scripts a screen has all of its styles in its document", async ({ browser }) => {
	const context = await browser.newContext({
		baseURL: tenantAddress("acme"),
		javaScriptEnabled: false,
		viewport: { width: 1280, height: 800 },
	});
	const page = await context.newPage();
	await signIn(page, giver);
	await page.goto("/webapp/store");
	await expect(page.locator(".store-tools")).toHaveCSS("display", "grid");
	await context.close();
});
