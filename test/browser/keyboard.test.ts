/** The main screens by the keyboard alone, and what a wide screen adds. */
import { demoPassword, expect, expectAccessible, tenantAddress, test, visit } from "./laurel";

test("sign in, skip to the content, give recognition and put an item into the cart without a pointer", async ({
	browser,
}) => {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: tenantAddress("acme") });
	const page = await context.newPage();
	await visit(page, "/webapp/login");
	await page.keyboard.type("pooja.mehta@acme.example");
	await page.keyboard.press("Tab");
	await page.keyboard.type(demoPassword);
	await page.keyboard.press("Enter");
	await page.waitForURL("**/webapp");
	await expect(page.locator("#main")).toBeFocused();
	await visit(page, "/webapp");
	await page.keyboard.press("Tab");
	await expect(page.locator("a.skip")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/#main$/);

	await visit(page, "/webapp/recognitions/give");
	await page.locator("input[role=combobox]").focus();
	await page.keyboard.type("Ian Carter");
	await expect(page.getByRole("option", { name: "Ian Carter" })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: /Ian Carter/ })).toBeVisible();
	await expect(page.getByRole("listbox")).toBeHidden();
	await page.locator("textarea[name=message]").focus();
	const message = `You wrote the handover before you left (${Date.now()}).`;
	await page.keyboard.type(message);
	// Which program is chosen follows what was given lately; some want a behavior.
	await page.locator("input[name=behavior_ids]:visible").first().focus();
	await page.keyboard.press("Space");
	await expectAccessible(page);
	await page.locator("button.button-main:visible").last().focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(message).first()).toBeVisible();

	await visit(page, "/webapp/store?sort=points&max_points=900");
	await page.locator('main a[href*="/store/item/"]:visible').first().focus();
	await page.keyboard.press("Enter");
	await page.waitForURL(/store\/item/);
	const add = page.locator("button[form=cart-save-shopping-cart-item]:visible").first();
	await expect(add).toBeVisible();
	await expectAccessible(page);
	await add.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("link", { name: /Cart, 1 item/ }).first()).toBeVisible();
	await context.close();
});
