/** Addresses at checkout: pages that open over it or lead away from it, with what was typed still there; an order on its way, refused, placed. */
import type { Page } from "@playwright/test";
import { hold } from "./held";
import { expect, expectAccessible, reload, send, signIn, tenantAddress, test, visit } from "./laurel";

const buyer = "joanna.jennings@acme.example";
const phone = "+44 7700 900199";

const dialogOf = (page: Page) => page.locator("dialog[open]");
const phoneOf = (page: Page) => page.locator('[name="checkoutAddress.phone"]');
const addLink = (page: Page) => page.getByRole("link", { name: "Add an address" });
const chosen = (page: Page) => page.locator('.choice:has([name="checkoutAddress.id"]:checked)');
const placeOrder = (page: Page) => page.locator("button[form=checkout-checkout]:visible");

const carried = "/webapp/store?min_points=1200&max_points=3000";
const mailed = "/webapp/store?search=bookshop%20gift";

/** Puts the first thing of a page of the store into the cart. */
async function fillCart(page: Page, from = carried) {
	await visit(page, from);
	await page.locator('main a[href*="/store/item/"]:visible').first().click();
	await expect(page).toHaveURL(/store\/item/);
	await send(page, () => page.locator("button[form=cart-save-shopping-cart-item]:visible").last().click());
	await page.waitForLoadState();
}

async function saveAddress(page: Page, street: string) {
	const fields = { first_name: "Ada", last_name: "Vale", address1: street, city: "Leeds", postal_code: "LS1 4AB" };
	await page.locator("select[name=country]").selectOption("GBR");
	for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
	await page.getByRole("button", { name: "Save address" }).click();
}

test("addresses open over checkout, which loses nothing", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, buyer);
	await fillCart(page);
	await visit(page, "/webapp/addresses/new");
	await saveAddress(page, "1 Quay Street");
	await expect(chosen(page)).toContainText("1 Quay Street");

	await phoneOf(page).fill(phone);
	await addLink(page).click();
	await expect(dialogOf(page)).toHaveAccessibleName("Add an address");
	await expect(page.locator("input[name=first_name]")).toBeFocused();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Save address" }).click();
	await expect(page.locator("input[name=address1]")).toBeFocused();
	await expect(dialogOf(page).getByRole("alert")).toContainText("Street and number");
	await saveAddress(page, "2 Quay Street");
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(chosen(page)).toContainText("2 Quay Street");
	await expect(phoneOf(page)).toHaveValue(phone);

	const edit = chosen(page).getByRole("link", { name: /^Edit/ });
	await edit.click();
	await expect(page.locator("input[name=address1]")).toHaveValue("2 Quay Street");
	await page.keyboard.press("Escape");
	await expect(edit).toBeFocused();
	await chosen(page)
		.getByRole("link", { name: /^Remove/ })
		.click();
	await dialogOf(page).getByRole("link", { name: "Keep it" }).click();
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(chosen(page)).toContainText("2 Quay Street");
	await chosen(page)
		.getByRole("link", { name: /^Remove/ })
		.click();
	await dialogOf(page).getByRole("button", { name: "Remove it" }).click();
	await expect(page.getByText("2 Quay Street")).toHaveCount(0);
	await expect(chosen(page)).toContainText("1 Quay Street");
	await expect(phoneOf(page)).toHaveValue(phone);
});

test("on a phone they are pages of their own, from which checkout comes back as it was left", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signIn(page, "alice.nash@acme.example");
	await fillCart(page);
	await visit(page, "/webapp/addresses/new");
	await saveAddress(page, "1 Quay Street");
	await phoneOf(page).fill(phone);
	await addLink(page).click();
	await expect(page.getByRole("heading", { level: 1, name: "Add an address" })).toBeVisible();
	await expect(dialogOf(page)).toHaveCount(0);
	await page.getByRole("link", { name: "Cancel" }).click();
	await expect(phoneOf(page)).toHaveValue(phone);
	await reload(page);
	await expect(phoneOf(page)).toHaveValue(phone);
	await addLink(page).click();
	await saveAddress(page, "2 Quay Street");
	await expect(chosen(page)).toContainText("2 Quay Street");
	await expect(phoneOf(page)).toHaveValue(phone);
});

test("[checkout-02] an order says that it is on its way, then why it is refused with all that was typed, then that it is placed", async ({
	page,
	context,
}) => {
	await signIn(page, "beth.thornton@acme.example");
	await fillCart(page, mailed);
	await visit(page, "/webapp/store/checkout");
	const email = page.locator('[name="checkoutAddress.egift_recipient_email"]');
	await email.fill("ada@example.com");
	const other = await context.newPage();
	await fillCart(other, mailed);
	await other.close();
	const sending = await hold(page, { url: /\/store\/checkout\.data/, method: "POST" });
	const send = async () => {
		await placeOrder(page).click();
		await expect(placeOrder(page)).toHaveAttribute("aria-busy", "true");
		await sending.letOneGo();
	};
	await send();
	await expect(page.locator(".checkout-refusal")).toContainText("cart");
	await expect(placeOrder(page)).not.toHaveAttribute("aria-busy", "true");
	await expect(email).toHaveValue("ada@example.com");
	await send();
	await expect(page).toHaveURL(/store\/orders\/\d+\?placed=1$/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("is placed.");
});

test("without scripts the links lead to the pages, and the saved address is the chosen one", async ({ browser }) => {
	const viewport = { width: 1280, height: 800 };
	const context = await browser.newContext({ baseURL: tenantAddress("acme"), javaScriptEnabled: false, viewport });
	const page = await context.newPage();
	await signIn(page, "ben.harding@acme.example");
	await fillCart(page);
	await visit(page, "/webapp/addresses/new");
	await saveAddress(page, "1 Quay Street");
	await addLink(page).click();
	await saveAddress(page, "2 Quay Street");
	await expect(chosen(page)).toContainText("2 Quay Street");
	await chosen(page)
		.getByRole("link", { name: /^Remove/ })
		.click();
	await page.getByRole("button", { name: "Remove it" }).click();
	await expect(page.getByText("The address is removed.")).toBeVisible();
	await expect(page.getByText("2 Quay Street")).toHaveCount(0);
	await context.close();
});
