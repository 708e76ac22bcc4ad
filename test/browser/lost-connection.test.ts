/** Nothing that was typed is lost: without a line, when no answer comes, and when the session ends while one types. */
import type { Page } from "@playwright/test";
import { demoPassword, expect, expectAccessible, signIn, test, visit } from "./laurel";

const person = "abigail.foster@acme.example";

test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|401/] });

/** Opens the form of an address and fills a part of it in. */
async function typeAddress(page: Page) {
	await signIn(page, person);
	await visit(page, "/webapp/addresses/new");
	const fields = { first_name: "Amélie", address1: "12 Rue de la Paix", city: "Paris", postal_code: "75002" };
	for (const [name, value] of Object.entries(fields)) await page.locator(`input[name$=${name}]`).fill(value);
	await page.locator("select[name$=country]").selectOption("FRA");
	await page.getByLabel("Use this as my usual address").check();
}

const save = (page: Page) => page.getByRole("button", { name: "Save address" }).click();

async function expectTyped(page: Page) {
	await expect(page.locator("input[name$=first_name]")).toHaveValue("Amélie");
	await expect(page.locator("input[name$=address1]")).toHaveValue("12 Rue de la Paix");
	await expect(page.locator("select[name$=country]")).toHaveValue("FRA");
	await expect(page.getByLabel("Use this as my usual address")).toBeChecked();
}

test("without a line a notice stands there until it is back, and nothing that is typed is sent or lost", async ({
	page,
	context,
}) => {
	await typeAddress(page);
	const notice = page.locator(".offline-notice");
	await expect(notice).toHaveCount(0);
	await context.setOffline(true);
	await expect(notice).toContainText("You are offline. What you type stays here");
	await expectAccessible(page);
	await save(page);
	await expect(notice).toBeFocused();
	await expectTyped(page);
	await context.setOffline(false);
	await expect(notice).toHaveCount(0);
});

test("a lost line is told in the dialog that stands over the page", async ({ page, context }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, person);
	await visit(page, "/webapp/points");
	await page.locator("a.bar-recognize").click();
	const dialog = page.locator("dialog:modal");
	await dialog.locator("textarea[name=message]").fill("Half a letter");
	await context.setOffline(true);
	const notice = dialog.locator(".offline-notice");
	await expect(notice).toBeInViewport();
	await expectAccessible(page);
	await expect(dialog.locator("textarea[name=message]")).toHaveValue("Half a letter");
	await context.setOffline(false);
	await expect(page.locator(".offline-notice")).toHaveCount(0);
});

test("where no answer comes the page says so, and trying again shows the form as it was", async ({ page }) => {
	await typeAddress(page);
	await page.route("**/addresses/new*", (route) =>
		route.request().method() === "POST" ? route.abort() : route.continue(),
	);
	await save(page);
	await expect(page.locator("h1")).toHaveText("The connection was lost");
	await expect(page.locator("main")).toContainText("What you typed is kept");
	await page.getByRole("link", { name: "Try again" }).click();
	await expectTyped(page);
	await expect(page.getByRole("status").filter({ hasText: "What you had typed is here again" })).toBeVisible();
});

/** Signs in on the page that was led to. */
async function signInAgain(page: Page) {
	await page.waitForURL("**/webapp/login");
	await page.locator("input[name=email]").fill(person);
	await page.locator("input[name=password]").fill(demoPassword);
	await page.locator("input[name=password]").press("Enter");
}

test("a session that ends while one types leads to signing in and back to the form as it was", async ({
	page,
	context,
}) => {
	await typeAddress(page);
	await context.clearCookies();
	await save(page);
	await signInAgain(page);
	await page.waitForURL("**/webapp/addresses/new");
	await expectTyped(page);
	await save(page);
	await expect(page).not.toHaveURL(/addresses\/new/);
	await visit(page, "/webapp/addresses/new");
	await expect(page.locator("input[name$=address1]")).toHaveValue("");
});

test("[errors-04] a script's call after the session's end leads to signing in and back to the page, its address and what was typed on it", async ({
	page,
	context,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await signIn(page, person);
	await visit(page, "/webapp/store?search=a");
	await context.clearCookies();
	await page.locator(".bar-search input").fill("mug");
	await signInAgain(page);
	await page.waitForURL("**/webapp/store?search=a");

	await typeAddress(page);
	await context.clearCookies();
	await page.locator(".bar-search input").fill("mug");
	await signInAgain(page);
	await page.waitForURL("**/webapp/addresses/new");
	await expectTyped(page);
	await expect(page.getByRole("status").filter({ hasText: "What you had typed is here again" })).toBeVisible();
});
