/** A forgotten password in the browser, with scripts and without, and what a guesser is told. */
import { demoPassword, expect, expectAccessible, send, test, visit } from "./laurel";

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
		test.use({ javaScriptEnabled });

		test("whoever forgot their password asks for a link, chooses another, and is signed in", async ({ page }) => {
			const email = javaScriptEnabled ? "pooja.rao@acme.example" : "rachel.nash@acme.example";
			await visit(page, "/webapp/login");
			await page.getByRole("link", { name: "Forgot your password?" }).click();
			await page.waitForURL("**/forgot_password");
			if (javaScriptEnabled) await expectAccessible(page);
			await page.getByLabel("Work email").fill(email);
			await page.getByRole("button", { name: "Send the link" }).click();
			await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
			await expect(page.getByRole("status")).toContainText(`If ${email} belongs to a member, an email is on its way.`);
			const mail = page.locator("article", { hasText: email });
			const link = mail.locator("a[href*='/webapp/reset/']").first();
			await expect(async () => {
				await visit(page, "/webapp/dev/mail");
				await expect(link).toBeVisible({ timeout: 500 });
			}).toPass();
			await visit(page, (await link.getAttribute("href"))!);
			await expect(page.getByText(`For ${email}.`)).toBeVisible();
			if (javaScriptEnabled) await expectAccessible(page);
			await page.getByLabel("New password").fill(demoPassword);
			await page.getByRole("button", { name: "Change password and sign in" }).click();
			await page.waitForURL("**/webapp");
			await expect(page.getByText("Your password was changed. All other devices were signed out.")).toBeVisible();
		});
	});
}

test("a link that is over says so and leads to a new one", async ({ page }) => {
	await visit(page, `/webapp/reset/${"0".repeat(64)}`);
	await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
	await page.getByRole("link", { name: "Ask for a new link" }).click();
	await page.waitForURL("**/forgot_password");
});

test("whoever tries too often is told how long to wait, and the address is kept", async ({ page }) => {
	const email = `guessed-${Date.now()}@nobody.example`;
	await visit(page, "/webapp/login");
	const password = page.locator("input[name=password]");
	const waiting = page
		.getByRole("alert")
		.filter({ hasText: /^Too many tries\. Please wait \d+ seconds? and try again\.$/ });
	await page.locator("input[name=email]").fill(email);
	// The wait after the tenth is a second, which a slow page may take by itself; it doubles each time.
	for (let turn = 0; turn < 15 && !(await waiting.isVisible()); turn += 1) {
		await password.fill("wrong");
		await send(page, () => password.press("Enter"));
		await expect(page.getByText("That password does not match this email.").or(waiting)).toBeVisible();
		await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
		expect(turn < 10 && (await waiting.isVisible())).toBe(false);
	}
	await expect(waiting).toBeVisible();
	await expect(page.locator("input[name=email]")).toHaveValue(email);
});
