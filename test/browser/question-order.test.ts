/** The questions of a form are put in order by the keyboard alone, with scripts and without: the focus stays with what moved, and the move is told. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, send, signIn, test, visit } from "./laurel";

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

/** A new form with questions of these words; the address of its builder. */
async function buildForm(page: Page, questions: readonly string[]): Promise<string> {
	await visit(page, "/webapp/forms/manage/new");
	await page.getByLabel("Name", { exact: true }).fill(`Ordered ${Date.now()}`);
	await send(page, () => page.getByRole("button", { name: "Create form" }).click());
	await page.waitForURL(/\/forms\/manage\/\d+/);
	const address = new URL(page.url()).pathname;
	for (const question of questions) {
		await visit(page, `${address}?question=new`);
		await page.getByLabel("Question", { exact: true }).fill(question);
		await page.locator("select[name=type]").selectOption("text");
		await send(page, () => page.getByRole("button", { name: "Save question" }).click());
		await expect(page.getByText("The question is saved.").first()).toBeVisible();
	}
	return address;
}

const orderOn = (page: Page) => page.locator(".survey-order a");

test("a question moves by its buttons from the keyboard, which stays with it, and its new place is told", async ({
	page,
	browser,
	baseURL,
}) => {
	await signIn(page, "ewa.mazur@acme.example");
	const address = await buildForm(page, ["First?", "Second?", "Third?"]);
	await visit(page, address);
	const focused = page.locator(":focus");
	await page.getByRole("button", { name: "Move question 3 up" }).focus();
	await page.keyboard.press("Enter");
	await expect(orderOn(page)).toHaveText(["First?", "Third?", "Second?"]);
	await expect(focused).toHaveAccessibleName("Move question 2 up");
	await expect(page.locator("[aria-live]", { hasText: "“Third?” is question 2 of 3." })).toBeAttached();
	await page.keyboard.press("Space");
	await expect(orderOn(page)).toHaveText(["Third?", "First?", "Second?"]);
	await expect(focused).toHaveAccessibleName("Move question 1 down");
	await expect(page.locator("[aria-live]", { hasText: "“Third?” is question 1 of 3." })).toBeAttached();
	await expectAccessible(page);

	const context = await browser.newContext({
		baseURL,
		javaScriptEnabled: false,
		viewport: { width: 1280, height: 800 },
	});
	const plain = await context.newPage();
	await signIn(plain, "ewa.mazur@acme.example");
	await visit(plain, address);
	await plain.getByRole("button", { name: "Move question 1 down" }).focus();
	await plain.keyboard.press("Enter");
	await expect(orderOn(plain)).toHaveText(["First?", "Third?", "Second?"]);
	await expect(plain.locator(":focus")).toHaveText("Third?");
	await plain.keyboard.press("Tab");
	await expect(plain.locator(":focus")).toHaveAccessibleName("Move question 2 up");
	await context.close();
});
