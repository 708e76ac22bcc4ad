/** A survey in Chromium: one question at a time on a phone, saved by itself, led past by an answer; what is wrong is scrolled to. */
import { expect } from "@playwright/test";
import { expectAccessible, reload, signIn, test, visit } from "./laurel";

test("on a phone one question is seen at a time, answers save themselves and come back, and an answer leads past others", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await signIn(page, "divya.reddy@acme.example");
	await visit(page, "/webapp/surveys");
	await page.getByRole("link", { name: "Winter safety check" }).click();
	const questions = page.locator("fieldset:visible");
	const bar = page.locator(".survey-bar");
	await expect(questions).toHaveCount(1);
	await expect(bar).toContainText("Question 1 of 8");
	await questions.getByLabel("8", { exact: true }).check();
	await expect(bar).toContainText("Saved");
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByRole("button", { name: "Next" }).click();
	await expect(questions).toContainText("Has a load shifted while you were driving?");
	await questions.getByText("Never").click();
	await expect(bar).toContainText("Question 3 of 6");
	await page.getByRole("button", { name: "Next" }).click();
	await expect(questions).toContainText("Which yard do you leave from?");
	await expectAccessible(page);
	await page.waitForTimeout(2_500);
	await reload(page);
	await expect(bar).toContainText("Question 1 of 6");
	await expect(questions.locator(".survey-mark")).toHaveAttribute("data-mark", "answered");
});

test("[surveys-16, surveys-26, surveys-27] what is refused is told as a toast in the server's words, what is wrong stands under its question, to which the page scrolls; what was written stays; sent, it is busy until the answers are read anew", async ({
	page,
	browser,
	baseURL,
}) => {
	await page.setViewportSize({ width: 1280, height: 600 });
	await signIn(page, "owen.whitfield@acme.example");
	await visit(page, "/webapp/surveys");
	await page.getByRole("link", { name: "Winter safety check" }).click();
	const third = page.locator("fieldset", { hasText: "Has a load shifted" });
	await page.getByLabel("Day", { exact: true }).selectOption("17");
	await page.locator("aside").getByRole("button", { name: "Send answers" }).click();
	await expect(third).toContainText("This needs an answer.");
	await expect(third).toBeFocused();
	await expect(third).toBeInViewport();
	await expect(page.getByLabel("Day", { exact: true })).toHaveValue("17");
	await page.getByLabel("Month").selectOption("04");
	await page.getByText("Yes, this year").click();
	await page.waitForTimeout(2_500);
	const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
	const elsewhere = await context.newPage();
	await signIn(elsewhere, "owen.whitfield@acme.example");
	await visit(elsewhere, page.url());
	await elsewhere.getByRole("button", { name: "Save and go on later" }).click();
	await expect(elsewhere.locator(".toasts")).toContainText("Saved. Go on when you like.");
	await context.close();
	await page.locator("aside").getByRole("button", { name: "Send answers" }).click();
	await expect(page.locator(".toasts")).toContainText("These answers were saved elsewhere meanwhile.");
	await expect(page.getByLabel("Month")).toHaveValue("04");
	await visit(page, page.url());
	await page.getByText("Yes, this year").click();
	await page.waitForTimeout(2_500);
	let release: () => void = () => undefined;
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/surveys/answer/*", async (route) => {
		if (route.request().method() === "POST") await held;
		await route.continue();
	});
	const sending = page.locator("aside button[value=send]");
	await sending.click();
	await expect(sending).toHaveAttribute("aria-busy", "true");
	await expect(sending).toHaveAccessibleName("Processing...");
	release();
	await page.waitForURL(/\/surveys\/\d+$/);
	await expect(page.locator("main")).toContainText("Yes, this year");
	await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
		test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });

		test("[surveys-08] the field of Other is hidden until Other is chosen, and again once another answer is", async ({
			page,
		}) => {
			const email = javaScriptEnabled ? "caleb.brooks@acme.example" : "ben.sawyer@acme.example";
			await signIn(page, email);
			await visit(page, "/webapp/surveys");
			await page.getByRole("link", { name: "Winter safety check" }).click();
			const question = page.locator("fieldset", { hasText: "Has a load shifted" });
			await expect(question).toBeVisible();
			const other = question.getByRole("radio", { name: "Other", exact: true });
			const words = question.getByRole("textbox");
			await expect(words).toHaveCount(0);
			await question.getByText("Never").click();
			await expect(words).toHaveCount(0);
			await other.check();
			await expect(words).toBeVisible();
			await words.fill("Once, on the ferry");
			await question.getByText("Never").click();
			await expect(words).toHaveCount(0);
		});
	});
}
