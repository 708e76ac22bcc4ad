/** An upload from its file to its end and back: columns, check, apply, undo; scripts on and off, and everything by keyboard's controls. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, signIn, tenantAddress, test, visit } from "./laurel";

/** An account owner of this test alone (owners.json). */
const owners = { acme: "maarten.smit@acme.example" };

for (const [tenant, hasScripts, width] of [
	["acme", true, 1280],
	["acme", false, 360],
] as const) {
	test(`${tenant}, scripts ${hasScripts ? "on" : "off"}, ${width} px: a file is looked at before it is applied, and undone`, async ({
		browser,
	}) => {
		test.setTimeout(120_000);
		const context = await browser.newContext({
			viewport: { width, height: 800 },
			baseURL: tenantAddress(tenant),
			javaScriptEnabled: hasScripts,
		});
		const page = await context.newPage();
		await signIn(page, owners[tenant]);
		const key = `undo-${tenant}-${width}-${Date.now()}`;
		await choose(page, key);
		await press(page, /\/uploads\/\d+\/columns$/);
		await expect(page.locator("select").nth(1)).toHaveValue("participant_id");
		if (hasScripts) await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await press(page, /\/check$/);
		await expect(page.locator("main .figures dd").first()).toHaveText("2");
		if (hasScripts) await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await press(page, /\/uploads\/\d+$/);
		const address = page.url();
		const undoing = page.locator('main a[href$="/undo"]');
		await expect(async () => {
			await visit(page, address);
			await expect(undoing).toBeVisible({ timeout: 1_000 });
		}).toPass();
		await undoing.click();
		await page.waitForURL(/\/undo$/);
		if (hasScripts) await expectAccessible(page);
		await expectNoSidewaysScroll(page);
		await page.locator("main form button").first().click();
		await page.waitForURL(/\/uploads\/\d+$/);
		await visit(page, `/webapp/members?search=${key}`);
		await expect(async () => {
			await visit(page, `/webapp/members?search=${key}`);
			await expect(page.getByText(`Solberg-${key}`)).toHaveCount(0, { timeout: 1_000 });
		}).toPass();
		await context.close();
	});
}

/** Names two people under headers of which one is only like a known one. */
async function choose(page: Page, key: string): Promise<void> {
	const rows = ["Anna", "Bo"].map((name, at) => `${name},Emp-${at}-${key},Solberg-${key}`);
	const text = ["First name,Emplyee Numbr,Last name", ...rows].join("\n");
	await visit(page, "/webapp/uploads");
	await page
		.locator("input[type=file]")
		.setInputFiles({ name: `${key}.csv`, mimeType: "text/csv", buffer: Buffer.from(text) });
}

/** Presses the page's main button and waits until it led there. */
async function press(page: Page, to: RegExp): Promise<void> {
	await page.locator("button.button-main:visible").last().click();
	await page.waitForURL(to);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
	expect(beyond).toBeLessThanOrEqual(0);
}
