/** An order's way in a browser at phone size: placed without an address, begun by who manages orders, cancelled in time or too late. */
import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, send, signIn, slowReads, tenantAddress, test, visit } from "./laurel";

const buyer = "callum.clarke@acme.example";
const owner = "temi.afolabi@acme.example";

test("[orders-01] a donation is ordered without an address, cancelled in a dialog, and too late once it is begun", async ({
	browser,
}) => {
	// Two people and six scans by axe: twice a screen's time.
	test.setTimeout(120_000);
	const buying = await openAs(browser, buyer);
	const first = await donate(buying);
	await expect(buying.getByText("Accepted").first()).toBeVisible();
	await buying.getByRole("link", { name: "Cancel order" }).click();
	const dialog = buying.getByRole("dialog");
	await expect(dialog).toContainText("go back to your balance at once");
	await expectAccessible(buying);
	const isFast = await slowReads(buying);
	await buying.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	// Asked for again while the page without the dialog is still being read.
	await buying.getByRole("link", { name: "Cancel order" }).click();
	isFast();
	await dialog.getByRole("textbox").fill("Ordered twice");
	await dialog.getByRole("button", { name: "Cancel it" }).click();
	await expect(buying.getByText("Ordered twice", { exact: false })).toBeVisible();
	await expect(buying.getByText("Canceled").first()).toBeVisible();
	await expectAccessible(buying);

	const second = await donate(buying);
	expect(second).not.toBe(first);
	await visit(buying, `/webapp/store/orders/${second}?cancel=order`);
	const managing = await openAs(browser, owner);
	await visit(managing, "/webapp/recognitions/orders_management");
	await expectAccessible(managing);
	await managing.getByRole("checkbox").nth(1).check();
	await managing.getByRole("button", { name: "Change status" }).click();
	await expect(managing.getByRole("heading", { name: "Change the status of the selected orders" })).toBeVisible();
	await expectAccessible(managing);
	await visit(managing, `/webapp/recognitions/orders_management/${second}`);
	await managing.getByLabel("New status").selectOption({ label: "Processing" });
	await expect(managing.getByLabel("Carrier")).toBeHidden();
	await expectAccessible(managing);
	await managing.getByRole("button", { name: "Change status" }).click();
	await expect(managing.getByText("The status of 1 item is changed.")).toBeVisible();

	await buying.getByRole("button", { name: "Cancel it" }).click();
	await expect(buying.getByText("This can no longer be canceled")).toBeVisible();
	await expect(buying.getByText("Processing").first()).toBeVisible();
	await Promise.all([buying, managing].map((page) => page.context().close()));
});

test("the number of an order stays on one line in the label of its parcel at 360 px", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signIn(page, owner);
	await visit(page, "/webapp/recognitions/orders_management/packing");
	await page.getByRole("link", { name: "Enter parcels and mark as sent" }).click();
	const label = page.locator(".order-chosen label").first();
	await expect(label).toHaveText(/^Tracking number of ACM-\d+ optional$/);
	const lines = await label.evaluate((words) => {
		const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
		while (!texts.nextNode()?.textContent?.includes("ACM-"));
		const number = document.createRange();
		const at = texts.currentNode.textContent!.indexOf("ACM-");
		number.setStart(texts.currentNode, at);
		number.setEnd(texts.currentNode, at + texts.currentNode.textContent!.slice(at).trimEnd().length);
		return number.getClientRects().length;
	});
	expect(lines).toBe(1);
});

async function openAs(browser: Browser, email: string): Promise<Page> {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		baseURL: tenantAddress("acme"),
	});
	const page = await context.newPage();
	page.on("pageerror", (error) => expect.soft(error.message, "the page has no error").toBe(""));
	await signIn(page, email);
	return page;
}

/** Orders a donation, which asks for no address; gives the order's id. */
async function donate(page: Page): Promise<string> {
	await visit(page, "/webapp/store?search=well+repair");
	await page.locator('main a[href*="/store/item/"]:visible', { hasText: "Well repair fund" }).first().click();
	await expect(page).toHaveURL(/store\/item/);
	await send(page, () => page.locator("button[form=cart-save-shopping-cart-item]:visible").last().click());
	await visit(page, "/webapp/store/checkout");
	await expect(page.locator('input[name="checkoutAddress.address1"]')).toHaveCount(0);
	await expectAccessible(page);
	await page.locator("button[form=checkout-checkout]:visible").last().click();
	await page.waitForURL(/store\/orders\/\d+/);
	await expect(page.getByRole("heading", { name: /^Thank you\. Order .+ is placed\.$/ })).toBeVisible();
	return /orders\/(\d+)/.exec(page.url())![1]!;
}
