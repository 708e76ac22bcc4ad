/** Signing up and letting in, in a browser: from the form over the inbox's keys to the first sign-in. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, send, signIn, test, visit } from "./laurel";

test.use({ viewport: { width: 1280, height: 800 } });

/** Fills the form in; the mail's link is read where a developer's machine shows it. */
async function signUp(page: Page, first_name: string) {
	const email = [first_name.toLowerCase(), Date.now(), "new@acme.example"].join(".");
	await visit(page, "/webapp/signup");
	await page.getByLabel("First name").fill(first_name);
	await page.getByLabel("Last name").fill("Testman");
	await page.getByLabel("Work email").fill(email);
	await page.getByLabel("Message to your administrator").fill(`${first_name} starts on Monday.`);
	await page.getByLabel("I accept the terms").check();
	await send(page, () => page.getByRole("button", { name: "Send the link" }).click());
	await expect(page.getByText(`If ${email} can sign up here`)).toBeVisible();
	const link = page.locator("article", { hasText: email }).locator("a[href*='/webapp/signup/']").first();
	await expect(async () => {
		await visit(page, "/webapp/dev/mail");
		await expect(link).toBeVisible({ timeout: 500 });
	}).toPass();
	await visit(page, (await link.getAttribute("href"))!);
	await expectAccessible(page);
	await page.getByLabel("New password").fill("long enough words");
	await send(page, () => page.getByRole("button", { name: "Set password and ask" }).click());
	await expect(page.getByText("An administrator has still to let you in")).toBeVisible();
	return email;
}

test("who waits is found, moved to and let in by keys, which rest while somebody types", async ({ page, browser }) => {
	const ada = await signUp(page, "Ada");
	const bea = await signUp(page, "Bea");
	await signIn(page, "marlene.baumann@acme.example");
	await visit(page, "/webapp/moderation");
	await expectAccessible(page);
	const open = page.locator(".moderation-request h2");
	await expect(open).toHaveText("Bea Testman");
	await page.keyboard.press("j");
	await expect(open).toHaveText("Ada Testman");
	await page.keyboard.press("ArrowUp");
	await expect(open).toHaveText("Bea Testman");
	await page.getByLabel("Notes").fill("jar");
	await expect(open).toHaveText("Bea Testman");
	await expect(page.getByRole("dialog")).toBeHidden();
	await open.click();
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.keyboard.press("r");
	await expect(page.getByRole("dialog", { name: "Reject Bea Testman?" })).toBeVisible();
	await send(page, () => page.getByRole("dialog").getByRole("button", { name: "Reject" }).click());
	await expect(page.getByText("Bea Testman is rejected.")).toBeVisible();
	await expect(open).toHaveText("Ada Testman");
	await send(page, () => page.keyboard.press("a"));
	await expect(page.getByText("Ada Testman is approved.")).toBeVisible();
	const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
	const other = await context.newPage();
	for (const [email, isIn] of [
		[bea, false],
		[ada, true],
	] as const) {
		await visit(other, "/webapp/login");
		await other.locator("input[name=email]").fill(email);
		await other.locator("input[name=password]").fill("long enough words");
		await send(other, () => other.getByRole("button", { name: "Sign in" }).click());
		if (isIn) await other.waitForURL(/\/webapp\/?$/);
		else await expect(other).toHaveURL(/\/webapp\/login/);
	}
	await context.close();
});

test("a reason that is missing is said before the question whether to reject, and the question comes once it is there", async ({
	page,
}) => {
	await signIn(page, "marlene.baumann@acme.example");
	await visit(page, "/webapp/moderation?kind=idea");
	const request = page.locator(".moderation-request");
	const question = page.getByRole("dialog");
	await request.getByRole("button", { name: "Reject" }).click();
	await expect(request.locator(".field-error")).toHaveText("Please fill this in.");
	await expect(page.getByLabel("Notes")).toBeFocused();
	await expect(question).toHaveCount(0);
	await page.getByLabel("Notes").fill("We tried it in spring.");
	await request.getByRole("button", { name: "Reject" }).click();
	await expect(question).toBeVisible();
	await expect(question.getByRole("button", { name: "Reject" })).toBeEnabled();
});
