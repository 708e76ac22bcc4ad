/** Wrong input in a browser: a clear message, what was typed is kept, nothing half done; with scripts and without. */
import type { Browser, Page } from "@playwright/test";
import { demoPassword, expect, signIn, tenantAddress, test, visit } from "./laurel";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

async function openPage(browser: Browser, hasScripts: boolean): Promise<Page> {
	const context = await browser.newContext({ ...phone, baseURL: tenantAddress("acme"), javaScriptEnabled: hasScripts });
	return context.newPage();
}

for (const hasScripts of [true, false]) {
	test.describe(`scripts ${hasScripts ? "on" : "off"}`, () => {
		test("a wrong password keeps the address and says so", async ({ browser }) => {
			const page = await openPage(browser, hasScripts);
			await visit(page, "/webapp/login");
			await page.locator("input[name=email]").fill("gael.cortes@acme.example");
			await page.locator("input[name=password]").fill("not the password");
			await expect(page).toHaveTitle("Sign in · Acme Freight");
			await page.locator("input[name=password]").press("Enter");
			await expect(page.getByText("That password does not match this email. Your email was kept.")).toBeVisible();
			await expect(page).toHaveTitle("Error: Sign in · Acme Freight");
			await expect(page.locator("input[name=email]")).toHaveValue("gael.cortes@acme.example");
			await page.locator("input[name=password]").fill(demoPassword);
			await page.locator("input[name=password]").press("Enter");
			await expect(page).toHaveTitle("Home · Acme Freight");
			await page.context().close();
		});

		test("an empty form says all at once, leads to each field, and asks the server only where it must", async ({
			browser,
		}) => {
			const page = await openPage(browser, hasScripts);
			let posts = 0;
			page.on("request", (request) => {
				if (request.method() === "POST" && request.url().includes("/login")) posts += 1;
			});
			await visit(page, "/webapp/login");
			await page.getByRole("button", { name: "Sign in" }).click();
			const alert = page.getByRole("alert");
			await expect(alert).toContainText("Please check 2 fields.");
			await expect(page.locator("input[name=email]")).toBeFocused();
			await alert.getByRole("link", { name: "Password" }).click();
			await expect(page).toHaveURL(/#session-login-password$/);
			await expect(page.locator("p.field-error")).toHaveText(["Please fill this in.", "Please fill this in."]);
			await page.getByRole("button", { name: "Sign in" }).click();
			await expect(page.locator("input[name=email]")).toBeFocused();
			expect(posts).toBe(hasScripts ? 0 : 2);
			await page.context().close();
		});

		test("[errors-04] a page that needs a session leads back to itself after sign-in", async ({ browser }) => {
			const page = await openPage(browser, hasScripts);
			await visit(page, "/webapp/points");
			await expect(page).toHaveURL(/\/webapp\/login$/);
			await page.locator("input[name=email]").fill("gael.cortes@acme.example");
			await page.locator("input[name=password]").fill(demoPassword);
			await page.locator("input[name=password]").press("Enter");
			await expect(page).toHaveURL(/\/webapp\/points$/);
			await page.context().close();
		});

		test("recognition without a recipient keeps the message that was written", async ({ browser }) => {
			const page = await openPage(browser, hasScripts);
			await signIn(page, "gael.cortes@acme.example");
			await visit(page, "/webapp/recognitions/give");
			await page.locator("textarea[name=message]").fill("You taught the weekend crew to read the plan.");
			await page.locator("button.button-main:visible").last().click();
			await expect(page.locator(".field-error:visible").first()).toContainText("Please choose at least");
			await expect(page.locator("textarea[name=message]")).toHaveValue("You taught the weekend crew to read the plan.");
			await page.context().close();
		});

		test("a broken CSV is refused with its reason", async ({ browser }) => {
			const page = await openPage(browser, hasScripts);
			await signIn(page, "ruben.bakker@acme.example");
			const upload = async (text: string) => {
				await visit(page, "/webapp/uploads");
				await page
					.locator("input[type=file]")
					.setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
				await page.locator("button.button-main:visible").last().click();
			};
			await upload("colour,size\nred,3\n");
			await expect(page.getByText("The file has no column for: first_name, last_name, email.")).toBeVisible();
			await page.context().close();
		});
	});
}

test("what does not exist and what is not allowed have pages of their own", async ({ browser }) => {
	const page = await openPage(browser, true);
	await signIn(page, "gael.cortes@acme.example");
	expect((await visit(page, "/webapp/store/item/1"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect((await visit(page, "/webapp/uploads"))?.status()).toBe(403);
	expect((await visit(page, "/webapp/nothing/here"))?.status()).toBe(404);
	await expect(page.getByText("This page does not exist")).toBeVisible();
	await page.context().close();
});
