/** A flash sale as people meet it: the time and the figure on tile and item page, live between two people, and in words without scripts. */
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, signIn, tenantAddress, test, visit } from "./laurel";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Who looks on and who buys. */
const tenants = {
	acme: { watcher: "member3@acme.example", buyer: "member4@acme.example" },
	globex: { watcher: "carlos.espinosa@globex.example", buyer: "member4@globex.example" },
} as const;

async function openAs(browser: Browser, email: string, javaScriptEnabled = true): Promise<Page> {
	const baseURL = tenantAddress(/@(\w+)/.exec(email)![1]!);
	const context = await browser.newContext({ ...phone, baseURL, javaScriptEnabled });
	const page = await context.newPage();
	await signIn(page, email);
	return page;
}

const shelf = (page: Page) => page.locator("main section").first();

/** The one whose units are counted down on the tile, since few are left. */
const scarceTile = (page: Page) => shelf(page).locator(".tile:has(.picture-tags)").first();

async function secondsLeft(page: Page): Promise<string> {
	return (await scarceTile(page).getByRole("timer").locator(".script-only").textContent()) ?? "";
}

for (const [tenant, { watcher, buyer }] of Object.entries(tenants)) {
	test(`[flash_sale-01] [flash_sale-02] ${tenant}: the tile counts down to the end, with the old price struck out`, async ({
		browser,
	}) => {
		const page = await openAs(browser, watcher);
		await visit(page, "/webapp/store");
		const first = await secondsLeft(page);
		expect(first).toMatch(/^(Ends in|Termina en).*\d\d:\d\d:\d\d$/);
		await expect.poll(() => secondsLeft(page)).not.toBe(first);
		await expect(scarceTile(page).locator("s")).toBeVisible();
		await expectAccessible(page);
		await page.context().close();
	});

	test(`${tenant}: what one person holds at checkout is gone from another's open page at once`, async ({ browser }) => {
		const watching = await openAs(browser, watcher);
		await visit(watching, "/webapp/store");
		await scarceTile(watching).locator("a").click();
		await expect(watching).toHaveURL(/store\/item/);
		const left = watching.locator("[aria-live=polite] .tag").first();
		const before = Number(/\d+/.exec((await left.textContent()) ?? "")?.[0]);
		expect(before).toBeGreaterThan(0);
		await expectAccessible(watching);
		const buying = await openAs(browser, buyer);
		await visit(buying, new URL(watching.url()).pathname);
		await Promise.all([
			buying.waitForResponse((response) => response.request().method() === "POST"),
			buying.locator("button[form=cart-save-shopping-cart-item]:visible").last().click(),
		]);
		await visit(buying, "/webapp/store/checkout");
		await expect(buying.locator(".cart-flash").getByRole("timer").first()).toBeVisible();
		await expectAccessible(buying);
		await expect.poll(async () => Number(/\d+/.exec((await left.textContent()) ?? "")?.[0])).toBe(before - 1);
		await Promise.all([watching.context().close(), buying.context().close()]);
	});

	test(`[flash_sale-01] ${tenant}: without scripts the end stands in words, in US eastern time`, async ({
		browser,
	}) => {
		const page = await openAs(browser, watcher, false);
		await visit(page, "/webapp/store");
		await expect(scarceTile(page).locator(".without-scripts")).toContainText(/E[SD]T|GMT-[45]|UTC-[45]/);
		await scarceTile(page).locator("a").click();
		await expect(page.locator(".flash-lines .without-scripts")).toContainText(/E[SD]T|GMT-[45]|UTC-[45]/);
		await page.context().close();
	});
}
