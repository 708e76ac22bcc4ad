/** Forms whose answer leads back to their own page: they show what was saved, and never call what was answered unanswered. */
import { holdReads } from "./held";
import { expect, send, signIn, test, visit } from "./laurel";

const owner = "arjun.rao@acme.example";
const pointsOfAccount = "/webapp/settings/buy_points";

test("a drop-down shows what was saved as soon as it is saved, and what was saved before is not shown again", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, pointsOfAccount);
	const usual = page.getByLabel("Usual top-up");
	for (const [value, figure] of [
		["20000", "20,000"],
		["5000", "5,000"],
	] as const) {
		await usual.selectOption(value);
		await send(page, () => page.getByRole("button", { name: "Save", exact: true }).click());
		await expect(page.getByText("The threshold is saved.").first()).toBeVisible();
		// The page has been read again.
		await expect(page.getByRole("button", { name: new RegExp(`^${figure} points.* Usual$`) })).toBeVisible();
		await expect(usual).toHaveValue(value);
	}
	await usual.selectOption("custom");
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(page.locator(".field-error")).toHaveCount(1);
	await expect(usual).toHaveValue("custom");
});

test("whoever saves with the keyboard stays at the button, which takes no second press while the first is on its way", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, pointsOfAccount);
	const save = page.getByRole("button", { name: "Save", exact: true });
	const posts: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") posts.push(request.url());
	});
	const goOn = await holdReads(page);
	await save.focus();
	await page.keyboard.press("Enter");
	const busy = page.locator("main button[aria-busy=true]");
	await expect(busy).toBeDisabled();
	await expect(busy).toBeFocused();
	await page.keyboard.press("Enter");
	await goOn();
	await expect(page.getByText("The threshold is saved.").first()).toBeVisible();
	await expect(save).toBeFocused();
	expect(posts).toHaveLength(1);
});

test("what is chosen while the page is read again after saving stays chosen", async ({ page }) => {
	await signIn(page, owner);
	await visit(page, pointsOfAccount);
	const usual = page.getByLabel("Usual top-up");
	const save = page.getByRole("button", { name: "Save", exact: true });
	const before = await usual.inputValue();
	await usual.selectOption("20000");
	const goOn = await holdReads(page);
	await save.click();
	await usual.selectOption("50000");
	await goOn();
	await expect(page.getByText("The threshold is saved.").first()).toBeVisible();
	await expect(page.getByRole("button", { name: /^20,000 points.* Usual$/ })).toBeVisible();
	await expect(usual).toHaveValue("50000");
	await usual.selectOption(before);
	await send(page, () => save.click());
});

test("a payment that was declined is asked for anew with the same sum, and nothing says that it was not answered", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, pointsOfAccount);
	await page.getByRole("button", { name: /^10,000 points/ }).click();
	await page.getByLabel("Test card: insufficient funds").check();
	await page.getByRole("button", { name: /^Pay / }).first().click();
	await expect(page.locator("h1")).toHaveText("The payment did not go through");
	await expect(page.getByText("Your number of points is kept.")).toBeVisible();
	await expect(page.getByText("What you had typed is here again.")).toHaveCount(0);
	await expect(page.getByRole("button", { name: /^Pay / }).first()).toBeVisible();
});
