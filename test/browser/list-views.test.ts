/** Columns and saved views of a list in a browser: dialogs over the list, arrows by keyboard, and the list read anew. */
import { expect, expectAccessible, signIn, test, visit } from "./laurel";

test.use({ viewport: { width: 1280, height: 900 } });

const owner = "holly.wright@acme.example";

test("columns are moved by keyboard and hidden in a dialog, which leaves the list behind it in the new order; a reset brings the usual ones back", async ({
	page,
}) => {
	await signIn(page, owner);
	await visit(page, "/webapp/members?search=a&view=0");
	const headings = page.getByRole("table").getByRole("columnheader");
	const before = await headings.allInnerTexts();
	await page.getByRole("link", { name: "Columns" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.getByRole("heading", { name: "Columns" })).toBeVisible();
	await expectAccessible(page);
	const down = dialog.getByRole("button", { name: "Move Email down" });
	await down.focus();
	await page.keyboard.press("Enter");
	await expect(dialog.getByText(/Email is number 3 of \d+\./)).toBeAttached();
	await expect(dialog.getByRole("button", { name: "Move Email down" })).toBeFocused();
	await dialog.getByRole("checkbox", { name: "Participant ID" }).uncheck();
	await dialog.getByRole("button", { name: "Save columns" }).click();
	await expect(dialog).toBeHidden();
	expect(page.url()).toContain("search=a");
	await expect(page.getByRole("columnheader", { name: "Participant ID" })).toHaveCount(0);
	await page.getByRole("link", { name: "Columns" }).click();
	await dialog.getByRole("button", { name: "Back to the usual columns" }).click();
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("columnheader", { name: "Participant ID" })).toBeVisible();
	expect(await headings.allInnerTexts()).toEqual(before);
});

test("a view is saved in a dialog, opens with one press, and is deleted after a question", async ({ page }) => {
	await signIn(page, owner);
	await visit(page, "/webapp/members?search=an&view=0");
	await page.getByRole("link", { name: "Views", exact: true }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Save what the list shows now as").fill("People with an");
	await dialog.getByRole("button", { name: "Save view" }).click();
	await expect(dialog).toBeHidden();
	const views = page.getByRole("navigation", { name: "Saved views" });
	await expect(views.getByRole("link", { name: "People with an" })).toHaveAttribute("aria-current", "true");
	await views.getByRole("link", { name: "Without a view" }).click();
	await expect(page).toHaveURL(/\/webapp\/members$/);
	await views.getByRole("link", { name: "People with an" }).click();
	await expect(page).toHaveURL(/search=an/);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Views", exact: true }).click();
	await dialog.getByRole("link", { name: "Change People with an" }).click();
	await dialog.getByRole("button", { name: "Delete this view" }).click();
	const question = page.getByRole("dialog", { name: "Confirmation" });
	await question.getByRole("button", { name: "Delete this view" }).click();
	await expect(views.getByRole("link", { name: "People with an" })).toHaveCount(0);
});
