/** What account owners set, in a browser: the bar that names what was changed, and the question before a role is given up. */
import type { Page } from "@playwright/test";
import { holdReads } from "./held";
import { expect, expectAccessible, send, signIn, test, visit } from "./laurel";

const owner = "niklas.vogel@acme.example";

const limits = "/webapp/settings/limits";

/** What is usual, so that the others who act here meanwhile notice nothing of it. */
const usual = "100";

const bar = (page: Page) => page.locator(".save-bar");
const recognitions = (page: Page) => page.getByLabel("Recognitions a day");
const people = (page: Page) => page.getByLabel("People reached a day");

test("the bar comes with the first change and names all, Discard sets back, and what is saved leaves nothing to save", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, limits);
	const save = page.getByRole("button", { name: "Save", exact: true });
	await expect(save).toHaveCount(0);
	await recognitions(page).fill(usual);
	await expect(bar(page)).toHaveText(/^1 change: Recognitions a day/);
	await people(page).fill("2000");
	await expect(bar(page)).toHaveText(/^2 changes: Recognitions a day, People reached a day/);
	await expect(save).toHaveCount(1);
	await expectAccessible(page);
	await people(page).fill("");
	await expect(bar(page)).toHaveText(/^1 change: Recognitions a day/);
	await bar(page).getByRole("button", { name: "Discard" }).click();
	await expect(bar(page)).toBeHidden();
	await expect(recognitions(page)).toHaveValue("");
	await expect(recognitions(page)).toBeFocused();

	for (const value of [usual, ""]) {
		await recognitions(page).fill(value);
		await send(page, () => save.click());
		await expect(page.getByText("Saved. It holds from now on.").first()).toBeVisible();
		await expect(bar(page)).toBeHidden();
		await visit(page, limits);
		await expect(recognitions(page)).toHaveValue(value);
		await expect(bar(page)).toBeHidden();
	}
});

test("what was refused stays in the bar until it is discarded, and the mark at the field goes with it", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, limits);
	await recognitions(page).fill("0");
	await bar(page).getByRole("button", { name: "Save" }).click();
	await expect(page.locator(".field-error")).toHaveCount(1);
	await expect(bar(page)).toHaveText(/^1 change: Recognitions a day/);
	await bar(page).getByRole("button", { name: "Discard" }).click();
	await expect(page.locator(".field-error")).toHaveCount(0);
	await expect(recognitions(page)).toHaveValue("");
});

test("what is typed while the form is on its way stays, and waits for the next saving", async ({ page }) => {
	await signIn(page, owner);
	await visit(page, limits);
	const goOn = await holdReads(page);
	const save = bar(page).getByRole("button", { name: "Save" });
	await recognitions(page).fill(usual);
	await save.click();
	await people(page).fill("2000");
	await goOn();
	await expect(page.getByText("Saved. It holds from now on.").first()).toBeVisible();
	await expect(people(page)).toHaveValue("2000");
	await expect(recognitions(page)).toHaveValue(usual);
	await expect(bar(page)).toHaveText(/^1 change: People reached a day/);
	await recognitions(page).fill("");
	await people(page).fill("");
	await send(page, () => save.click());
	await expect(bar(page)).toBeHidden();
});

test("colors, switches, words in a language and the menu are named too; the preview follows what is discarded", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 780 });
	await signIn(page, owner);
	await visit(page, "/webapp/settings");
	const platform = page.getByLabel("Platform");
	const before = await platform.inputValue();
	await platform.fill("Praise");
	await page.getByLabel("Accent", { exact: true }).fill("#ff0000");
	await expect(bar(page)).toHaveText(/^2 changes: Platform, Accent/);
	const sample = page.locator(".look-bar").first();
	await expect(sample).toContainText("Praise");
	await bar(page).getByRole("button", { name: "Discard" }).click();
	await expect(bar(page)).toBeHidden();
	await expect(platform).toHaveValue(before);
	await expect(sample).toContainText(before);

	await visit(page, "/webapp/settings/features");
	const certificates = page.getByLabel("Hide certificates");
	await certificates.click();
	await expect(bar(page)).toHaveText(/^1 change: Hide certificates/);
	await certificates.click();
	await expect(bar(page)).toBeHidden();

	await visit(page, "/webapp/settings/words");
	await page.locator("input[name=points_label]").nth(1).fill("estrellas");
	await expect(bar(page).nth(1)).toHaveText(/^Español 1 change: /);
	await expect(bar(page).first()).toBeHidden();

	await visit(page, "/webapp/settings/menu");
	const [shown, down] = [page.getByLabel("Members see Store"), page.getByLabel("Move Store down")];
	await shown.click();
	await down.click();
	await expect(bar(page)).toHaveText(/^2 changes: Order, Store/);
	await bar(page).getByRole("button", { name: "Discard" }).click();
	await expect(bar(page)).toBeHidden();
	await expect(shown).toBeChecked();
});

test("an owner is asked before they give up their own role, and whoever keeps it loses nothing", async ({ page }) => {
	await signIn(page, owner);
	await visit(page, "/webapp/settings/roles?search=niklas.vogel");
	await page.getByRole("link", { name: /^Change the role of/ }).click();
	await page.getByRole("radio", { name: /^Moderator/ }).check();
	await page.getByRole("button", { name: "Save the role" }).click();
	const question = page.getByRole("dialog");
	await expect(question).toContainText("Another account owner has to give you the role back.");
	await question.getByRole("button", { name: "Keep it" }).click();
	await expect(question).toBeHidden();
	await visit(page, "/webapp/settings/roles?search=niklas.vogel");
	await expect(page.locator("tbody")).toContainText("Account owner");
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the ordinary button stands at the end of the form, and no bar", async ({ page }) => {
		await signIn(page, owner);
		await visit(page, limits);
		await expect(page.getByRole("button", { name: "Save", exact: true })).toHaveCount(1);
		await expect(bar(page)).toHaveCount(0);
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByText("Saved. It holds from now on.").first()).toBeVisible();
	});
});
